// What the printed mode shows of an activation: the bonus effect, the list, the surge priority and the group's abilities.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bonus, Group, Line, Rule } from '../../imperial';
import { inLanguage } from '../../kernel';
import type { Surge } from '../../rules';
import type { OrderWriter } from '../../text';
import { OrderText } from './OrderText';

export type SheetProps = {
  readonly group: Group;
  /** Names of the abilities printed on this card. */
  readonly printed: readonly string[];
  readonly bonus: Bonus;
  /** Of the bonus effect, then of abilities that figures must use. */
  readonly rules: readonly Rule[];
  readonly lines: readonly Line[];
  readonly priority: readonly Surge[];
  readonly writer: OrderWriter;
};

type Props = SheetProps & {
  /** The line that is being resolved. */
  readonly current: number | null;
  /** Whether the abilities are open from the beginning. */
  readonly informed?: boolean;
};

/** Where the app works it out, the orders are there for whoever wants to read them. */
export function FoldedOrders(props: Props) {
  const { t } = useTranslation();
  return (
    <>
      <details className="change folded-orders">
        <summary>{t('activation.orders')}</summary>
        <BonusAndLines {...props} />
      </details>
      <Priority priority={props.priority} writer={props.writer} />
      <GroupInfo group={props.group} printed={props.printed} />
    </>
  );
}

/** What players of the printed mode read. */
export function OrderSheet(props: Props) {
  return (
    <>
      <BonusAndLines {...props} />
      <Priority priority={props.priority} writer={props.writer} />
      <GroupInfo group={props.group} printed={props.printed} open={props.informed ?? false} />
    </>
  );
}

/** The line that is being resolved is marked. */
function BonusAndLines({ bonus, rules, lines, writer, current }: Props) {
  const { i18n } = useTranslation();
  return (
    <>
      <div className="bonus" data-guide="bonus">
        <h3>{inLanguage(bonus.name, i18n.language)}</h3>
        {rules.slice(0, bonus.rules.length).map((rule) => (
          <p key={JSON.stringify(rule)}>
            <OrderText pieces={writer.rule(rule)} />
          </p>
        ))}
      </div>
      <ol className="orders" data-guide="orders">
        {lines.map((line, index) => (
          // The order of the lines is what they are about.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} aria-current={index === current ? 'step' : undefined}>
            <OrderText pieces={writer.line(line)} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** In which order surges are spent. */
export function Priority({ priority, writer }: Pick<SheetProps, 'priority' | 'writer'>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn"
        data-guide="priority"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        {t('activation.priority')}
      </button>
      {shown && (
        <ol className="priority">
          {priority.map((surge) => (
            <li key={JSON.stringify(surge)}>
              <OrderText pieces={writer.surge(surge)} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

type InfoProps = Pick<SheetProps, 'group' | 'printed'> & { readonly open?: boolean };

/** How the printed abilities are played when nobody plays the Empire, and which are left out. */
export function GroupInfo({ group, printed, open = false }: InfoProps) {
  const { t, i18n } = useTranslation();
  const ignored = group.ignored.filter((ability) => printed.includes(ability));
  const clarifications = group.clarifications.filter(({ ability }) => printed.includes(ability));
  if (ignored.length + clarifications.length === 0) return null;
  return (
    <details className="change" open={open}>
      <summary>{t('activation.info')}</summary>
      {clarifications.map(({ ability, text }) => (
        <p key={ability}>
          <b>{ability}.</b> {inLanguage(text, i18n.language)}
        </p>
      ))}
      {ignored.length > 0 && <p>{t('activation.ignored', { abilities: ignored.join(', ') })}</p>}
    </details>
  );
}
