// What the app asks or shows. One row for every kind of prompt, here or in `ReadScreen`, so that none can be forgotten.

import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Prompt, PromptAnswer, PromptKind } from '../../../mission';
import { Elsewhere } from '../../party/Elsewhere';
import { useBoardElsewhere, useOwner } from '../../party/seat';
import { TableStrip } from '../../party/TableStrip';
import { useMission } from '../mission';
import { Portraits } from '../Portraits';
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
import { isVoted, Voted } from './Voted';
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

type Props = {
  readonly prompts: readonly Prompt[];
  /** In an encounter, players who differ vote. */
  readonly together?: boolean;
};

export function PromptView({ prompts, together = false }: Props) {
  const { say, readOn } = useMission();
  const elsewhere = useElsewhere(prompts[0]);
  const [prompt] = prompts;
  if (!prompt) return null;
  const answer = (given: PromptAnswer) => say({ kind: 'answer', answer: given });
  return (
    <div className="prompt" aria-live="polite">
      <Elsewhere words={elsewhere} meanwhile={<Meanwhile />}>
        {isReadPrompt(prompt) ? (
          <ReadScreen prompts={prompts.filter(isReadPrompt)} onDone={readOn} />
        ) : together && isVoted(prompt) ? (
          <Voted prompt={prompt} onAnswer={answer} view={Asked} />
        ) : (
          <Asked prompt={prompt} onAnswer={answer} />
        )}
      </Elsewhere>
    </div>
  );
}

function Meanwhile() {
  const { game } = useMission();
  return (
    <>
      <TableStrip active={game.active} />
      <Portraits />
    </>
  );
}

/** Choices and numbers are for everybody; what is read, placed or taken away belongs to the board. */
const FOR_ALL: ReadonlySet<PromptKind> = new Set<PromptKind>([
  'question',
  'input',
  'test',
  'chooseHeroes',
  'confirm',
  'fallen',
  'over',
]);

/** Where this is being done, if it is not here: tests with the hero who rolls, stories and figures on the board. */
function useElsewhere(prompt: Prompt | undefined): string | null {
  const { t } = useTranslation();
  const { teller } = useMission();
  const board = useBoardElsewhere();
  const ownerOf = useOwner();
  if (prompt?.kind === 'test') {
    const [hero] = prompt.heroes;
    const isOthers = hero !== undefined && prompt.heroes.every((id) => ownerOf(id));
    return isOthers ? t('party.elsewhere.dice', { hero: teller.who(hero) }) : null;
  }
  return board && prompt && !FOR_ALL.has(prompt.kind) ? t('party.elsewhere.board') : null;
}

type AskedProps = { readonly prompt: Prompt; readonly onAnswer: (answer: PromptAnswer) => void };

function Asked({ prompt, onAnswer }: AskedProps) {
  const View = VIEWS[prompt.kind as keyof typeof VIEWS] as ComponentType<AskedProps>;
  return <View prompt={prompt} onAnswer={onAnswer} />;
}
