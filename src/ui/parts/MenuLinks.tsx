import { IonRouterLink } from '@ionic/react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../icons';
import type { MENU } from '../routes';

type Props = { readonly to: string; readonly icon: IconName; readonly title: string; readonly hint: string };

/** A big, thumb-sized way to a page. */
function MenuLink({ to, icon, title, hint }: Props) {
  return (
    <IonRouterLink routerLink={to} className="menu-link">
      <span className="menu-link-row">
        <span className="menu-link-icon">
          <Icon name={icon} size="1.75em" />
        </span>
        <span className="menu-link-words">
          <span className="menu-link-title">{title}</span>
          <span className="menu-link-hint">{hint}</span>
        </span>
      </span>
    </IonRouterLink>
  );
}

type Entry = (typeof MENU)[number];

/** Ways to several pages, one below the other. */
export function MenuLinks({ label, entries }: { label: string; entries: readonly Entry[] }) {
  const { t } = useTranslation();
  return (
    <nav className="menu-links" aria-label={label}>
      {entries.map(({ name, path }) => (
        <MenuLink
          key={name}
          to={path}
          icon={name}
          title={t(`menu.${name}.title`)}
          hint={t(`menu.${name}.hint`)}
        />
      ))}
    </nav>
  );
}
