// What the app asks or shows, one at a time. One row for every kind of prompt, so that none can be forgotten.

import type { ComponentType } from 'react';
import type { Prompt, PromptAnswer, PromptKind } from '../../../mission';
import { useMission } from '../mission';
import { BuildPrompt } from './BuildPrompt';
import { ChooseHeroesPrompt, ColourPrompt, ConfirmPrompt, InputPrompt, QuestionPrompt } from './choices';
import {
  DeployPrompt,
  EnterPrompt,
  FallenPrompt,
  FiguresPrompt,
  NoFiguresPrompt,
  RemoveGroupPrompt,
} from './figures';
import { AffectPrompt, GainPrompt, MessagePrompt } from './messages';
import { OverPanel } from '../OverPanel';
import type { PromptProps } from './promptProps';
import { TestPrompt } from './TestPrompt';
import {
  ClearMapPrompt,
  CoverPrompt,
  DoorPrompt,
  PlaceThingPrompt,
  RemoveSectionPrompt,
  RemoveThingPrompt,
} from './things';

const VIEWS: { readonly [K in PromptKind]: ComponentType<PromptProps<K>> } = {
  message: MessagePrompt,
  build: BuildPrompt,
  clearMap: ClearMapPrompt,
  removeSection: RemoveSectionPrompt,
  placeThing: PlaceThingPrompt,
  removeThing: RemoveThingPrompt,
  door: DoorPrompt,
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
  affect: AffectPrompt,
  gain: GainPrompt,
  over: () => <OverPanel />,
};

export function PromptView({ prompt }: { prompt: Prompt }) {
  const { say } = useMission();
  const View = VIEWS[prompt.kind] as ComponentType<{
    readonly prompt: Prompt;
    readonly onAnswer: (answer: PromptAnswer) => void;
  }>;
  return (
    <div className="prompt" aria-live="polite">
      <View prompt={prompt} onAnswer={(answer) => say({ kind: 'answer', answer })} />
    </div>
  );
}
