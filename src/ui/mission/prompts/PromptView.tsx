// What the app asks or shows. One row for every kind of prompt, here or in `ReadScreen`, so that none can be forgotten.

import type { ComponentType } from 'react';
import type { Prompt, PromptAnswer, PromptKind } from '../../../mission';
import { useMission } from '../mission';
import { BuildPrompt } from './BuildPrompt';
import { ChooseHeroesPrompt } from './ChooseHeroesPrompt';
import { ColourPrompt, ConfirmPrompt, InputPrompt, QuestionPrompt } from './choices';
import {
  DeployPrompt,
  EnterPrompt,
  FallenPrompt,
  FiguresPrompt,
  NoFiguresPrompt,
  RemoveGroupPrompt,
} from './figures';
import { OverPanel } from '../OverPanel';
import { isReadPrompt, type ReadKind } from './joined';
import type { PromptProps } from './promptProps';
import { ReadScreen } from './ReadScreen';
import { TestPrompt } from './TestPrompt';
import { ClearMapPrompt, CoverPrompt, PlaceThingPrompt, RemoveSectionPrompt } from './things';

/** All that need more than to be read. */
const VIEWS: { readonly [K in Exclude<PromptKind, ReadKind>]: ComponentType<PromptProps<K>> } = {
  build: BuildPrompt,
  clearMap: ClearMapPrompt,
  removeSection: RemoveSectionPrompt,
  placeThing: PlaceThingPrompt,
  cover: CoverPrompt,
  figures: FiguresPrompt,
  removeGroup: RemoveGroupPrompt,
  enter: EnterPrompt,
  deploy: DeployPrompt,
  noFigures: NoFiguresPrompt,
  colour: ColourPrompt,
  fallen: FallenPrompt,
  question: QuestionPrompt,
  input: InputPrompt,
  test: TestPrompt,
  chooseHeroes: ChooseHeroesPrompt,
  confirm: ConfirmPrompt,
  over: () => <OverPanel />,
};

export function PromptView({ prompts }: { prompts: readonly Prompt[] }) {
  const { say, readOn } = useMission();
  const [prompt] = prompts;
  if (!prompt) return null;
  return (
    <div className="prompt" aria-live="polite">
      {isReadPrompt(prompt) ? (
        <ReadScreen prompts={prompts.filter(isReadPrompt)} onDone={readOn} />
      ) : (
        <Asked prompt={prompt} onAnswer={(answer) => say({ kind: 'answer', answer })} />
      )}
    </div>
  );
}

type AskedProps = { readonly prompt: Prompt; readonly onAnswer: (answer: PromptAnswer) => void };

function Asked({ prompt, onAnswer }: AskedProps) {
  const View = VIEWS[prompt.kind as keyof typeof VIEWS] as ComponentType<AskedProps>;
  return <View prompt={prompt} onAnswer={onAnswer} />;
}
