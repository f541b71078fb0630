// The order that a step comes from, shown beside it to save scrolling.

import type { Line, Rule, StepResult } from '../../imperial';
import type { OrderWriter } from '../../text';
import { OrderText } from './OrderText';

export type OrderSource = {
  readonly lines: readonly Line[];
  /** Of the bonus effect, then of abilities that figures must use. */
  readonly rules: readonly Rule[];
  readonly writer: OrderWriter;
  /** Whose rule it is: the bonus effect's, or a printed ability's. */
  readonly ruleName: (index: number) => string;
};

export function StepOrder({
  step: { source },
  lines,
  rules,
  writer,
  ruleName,
}: OrderSource & { readonly step: Pick<StepResult, 'source'> }) {
  if (source.kind === 'rule') {
    const rule = rules[source.index];
    return (
      <p className="step-order">
        <b>{ruleName(source.index)}:</b> {rule && <OrderText pieces={writer.rule(rule)} />}
      </p>
    );
  }
  const line = lines[source.index];
  return line ? (
    <p className="step-order">
      <OrderText pieces={writer.line(line)} />
    </p>
  ) : null;
}
