// What the printed mode shows of an activation: the bonus effect, the list, the surge priority and the group's abilities.

import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bonus, FormCard, Group, Line, Rule } from '../../imperial';
import { inLanguage } from '../../kernel';
import type { Surge } from '../../rules';
import type { OrderWriter } from '../../text';
import type { LineMark } from './lineMarks';
import { OrderLines } from './OrderLines';
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
  /** The form in which its figures attack. */
  readonly form?: WornForm | null;
};

export type WornForm = FormCard & { readonly shown: string };

type Props = SheetProps & {
  /** What has become of the lines; left out where nothing is being resolved. */
  readonly marks?: readonly LineMark[];
  /** Whether the abilities are open from the beginning. */
  readonly informed?: boolean;
};

type FoldedProps = Props & {
  readonly last: Ref<HTMLElement>;
  /** Whether to say what icons cost. */
  readonly explained?: boolean;
  readonly idle?: IsIdle | undefined;
};

/** Where the app works it out, the orders are there for whoever wants to read them: ticked off once it has begun. */
export function FoldedOrders({ marks, last, explained = false, idle, ...props }: FoldedProps) {
  const { t } = useTranslation();
  return (
    <>
      <details className="change folded-orders" open={marks !== undefined}>
        <summary>{t(marks ? 'activation.orders' : 'activation.list')}</summary>
        {marks && <BonusText {...props} idle={idle} />}
        {marks && props.form && <FormText form={props.form} writer={props.writer} />}
        {explained && <p className="order-costs">{t('activation.costs')}</p>}
        <OrderLines lines={props.lines} writer={props.writer} {...(marks && { marks })} />
        <span ref={last} className="orders-end" />
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
      <BonusText {...props} />
      {props.form && <FormText form={props.form} writer={props.writer} />}
      <OrderLines lines={props.lines} writer={props.writer} />
      <Priority priority={props.priority} writer={props.writer} />
      <GroupInfo group={props.group} printed={props.printed} open={props.informed ?? false} />
    </>
  );
}

/** Whether a rule of the bonus effect, by its place, comes to nothing this time. */
type IsIdle = (rule: Rule, index: number) => boolean;
type BonusProps = Pick<SheetProps, 'bonus' | 'rules' | 'writer'> & { readonly idle?: IsIdle | undefined };

export function BonusText({ bonus, rules, writer, idle }: BonusProps) {
  const { t, i18n } = useTranslation();
  return (
    <div className="bonus" data-guide="bonus">
      <h3>{inLanguage(bonus.name, i18n.language)}</h3>
      {rules.slice(0, bonus.rules.length).map((rule, index) => (
        <p key={JSON.stringify(rule)}>
          <OrderText pieces={writer.rule(rule)} />{' '}
          {idle?.(rule, index) && <em className="no-effect">{t('activation.noEffectNow')}</em>}
        </p>
      ))}
    </div>
  );
}

type FormProps = { readonly form: WornForm; readonly writer: OrderWriter };

/** What the form card does: it counts in every attack of its wearer. */
export function FormText({ form, writer }: FormProps) {
  const { t } = useTranslation();
  return (
    <div className="bonus worn-form">
      <h3>{t('mission.form.name', { form: form.shown })}</h3>
      {form.with.length > 0 && (
        <p>
          <OrderText pieces={writer.rule({ kind: 'passive', with: form.with })} />
        </p>
      )}
    </div>
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
