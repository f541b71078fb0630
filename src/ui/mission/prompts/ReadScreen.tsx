// Everything that is read or carried out at one go, with one button below it.

import type { ComponentType } from 'react';
import type { Teller } from '../../../text';
import { useMission } from '../mission';
import { AffectPart, GainPart, MessagePart, RulePart } from './messages';
import { DoneButton } from './DoneButton';
import type { ReadKind, ReadPrompt } from './joined';
import type { PartProps } from './promptProps';
import { DoorPart, RemoveThingPart } from './things';

const PARTS: { readonly [K in ReadKind]: ComponentType<PartProps<K>> } = {
  message: MessagePart,
  rule: RulePart,
  gain: GainPart,
  affect: AffectPart,
  removeThing: RemoveThingPart,
  door: DoorPart,
};

const BUTTONS = {
  message: 'continue',
  rule: 'continue',
  gain: 'continue',
  affect: 'done',
  removeThing: 'takenAway',
  door: 'done',
} as const satisfies Readonly<Record<ReadKind, string>>;

type Props = { readonly prompts: readonly ReadPrompt[]; readonly onDone: () => void };

export function ReadScreen({ prompts, onDone }: Props) {
  const { teller } = useMission();
  const [first, ...others] = prompts;
  if (!first) return null;
  return (
    <>
      {unsaid(prompts, teller).map((prompt, index) => {
        const Part = PARTS[prompt.kind] as ComponentType<{ readonly prompt: ReadPrompt }>;
        return (
          // Prompts of one screen never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={index === 0 ? 'read-part' : 'read-part read-more'}>
            <Part prompt={prompt} />
          </div>
        );
      })}
      <DoneButton what={others.length === 0 ? BUTTONS[first.kind] : 'continue'} onAnswer={onDone} />
    </>
  );
}

/** What the story of the same screen names is not listed below it again. */
function unsaid(prompts: readonly ReadPrompt[], teller: Teller): readonly ReadPrompt[] {
  const told = prompts
    .flatMap((prompt) =>
      prompt.kind === 'message'
        ? [prompt.story, prompt.rules].map((key) => key && teller.says(key, prompt.with))
        : [],
    )
    .join(' ');
  return prompts.filter((prompt) => prompt.kind !== 'gain' || !isNamedIn(told, prompt, teller));
}

function isNamedIn(
  told: string,
  { what, amount, of }: Extract<ReadPrompt, { kind: 'gain' }>,
  teller: Teller,
): boolean {
  if (what === 'item' || what === 'lostItem') return of.every((id) => told.includes(teller.gear(id)));
  return what === 'credits' && told.match(/\d+/g)?.includes(String(Math.abs(amount))) === true;
}
