import { IonRouterLink } from '@ionic/react';
import { Icon, type IconName } from '../icons';

type Props = { readonly to: string; readonly icon: IconName; readonly title: string; readonly hint: string };

/** A big, thumb-sized way to a page. */
export function MenuLink({ to, icon, title, hint }: Props) {
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
