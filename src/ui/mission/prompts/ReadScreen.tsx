// Everything that is read or carried out at one go, with one button below it.

import type { ComponentType } from 'react';
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
  const [first, ...others] = prompts;
  if (!first) return null;
  return (
    <>
      {prompts.map((prompt, index) => {
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
