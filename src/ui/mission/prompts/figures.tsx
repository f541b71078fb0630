// Prompts about figures that come to the map.

import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../parts/lazyPart';
import { Stepper } from '../../parts/Stepper';
import { fighterInMission, type Colour, type FiguresDo } from '../../../mission';
import { figuresText } from '../../../text';
import { TickList } from '../build/TickList';
import { ColourMark } from '../ColourMark';
import { useMission } from '../mission';
import { RulesText, Story } from '../MissionText';
import { MainButton } from '../Sheet';
import { voicesOf } from '../voices';
import { DoneButton } from './DoneButton';
import { colourAfter } from './joined';
import type { PromptProps } from './promptProps';

export function EnterPrompt({ onAnswer }: PromptProps<'enter'>) {
  const { t } = useTranslation();
  const { game } = useMission();
  return (
    <>
      <h2>{t('mission.prompt.enter.title')}</h2>
      <RulesText text={t('mission.prompt.enter.help')} />
      {game.tracked && <p>{t('mission.prompt.enter.tracked')}</p>}
      <TickList label={t('mission.prompt.enter.who')} />
      <DoneButton what="placed" onAnswer={onAnswer} />
    </>
  );
}

export function DeployPrompt({ prompt, onAnswer }: PromptProps<'deploy'>) {
  const { t } = useTranslation();
  const { play, game, teller, standIn } = useMission();
  const asked = useMemo(() => colourAfter(play, game), [play, game]);
  const [picked, setPicked] = useState<Colour | null>(null);
  // The first free one, until somebody takes another.
  const colour = picked ?? asked?.colours[0] ?? null;
  const group = game.groups.find(({ id }) => id === prompt.group);
  const card = group && play.kit.cards[group.card];
  const owner = game.groups.find(({ id }) => id === group?.with);
  const { as, figures, again, exact, near } = prompt;
  const name = group ? teller.card(group.card) : prompt.group;
  // Without places of its own, whoever comes back joins the group.
  const where = again && near.length === 0 ? 'reinforce' : as;
  // Only the players know how many have fallen, unless they said so.
  const howMany = again && !exact && !game.tracked ? 'upTo' : 'figures';
  return (
    <>
      <p className="prompt-over">
        {t(again ? 'mission.prompt.deploy.again' : 'mission.prompt.deploy.title')}
      </p>
      <h2>
        {(group?.colour ?? colour) && <ColourMark colour={group?.colour ?? colour ?? 'red'} />}{' '}
        {group ? teller.group(group) : prompt.group}
      </h2>
      {prompt.story !== undefined && (
        <Story text={teller.says(prompt.story)} voices={voicesOf(play.mission, prompt.story)} />
      )}
      <ul className="facts">
        {card && !card.unique && (
          <li>
            <b>{t(card.elite ? 'mission.prompt.deploy.elite' : 'mission.prompt.deploy.regular')}</b>
          </li>
        )}
        <li>{t(`mission.prompt.deploy.${howMany}`, { count: figures.length })}</li>
        {group && group.bonusHealth > 0 && <li>{t('mission.bonusHealth', { count: group.bonusHealth })}</li>}
      </ul>
      <RulesText
        text={
          owner
            ? t('mission.prompt.deploy.companion', { owner: teller.group(owner) })
            : t(`mission.prompt.deploy.${where}`, { count: figures.length })
        }
      />
      {asked && colour && <Colours of={asked} name={name} chosen={colour} onChoose={setPicked} />}
      <WhyDeployed group={prompt.group} />
      <TickList label={t('mission.prompt.deploy.who')} />
      <DoneButton what="placed" onAnswer={asked && colour ? () => standIn(colour) : onAnswer} />
    </>
  );
}

const EmpireWhy = lazyPart(async () => (await import('../byhand/EmpireWhy')).EmpireWhy);

/** Only what the Empire itself decided has reasons. */
function WhyDeployed({ group }: { group: string }) {
  const { t } = useTranslation();
  const { game } = useMission();
  const [open, setOpen] = useState(false);
  const decision = game.threat?.latest;
  if (!decision?.steps.some(({ came }) => came === group)) return null;
  return (
    <details className="change" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('empire.why')}</summary>
      {open && <EmpireWhy decision={decision} group={group} />}
    </details>
  );
}

type ColoursProps = {
  readonly of: { readonly colours: readonly Colour[] };
  readonly name: string;
  readonly chosen: Colour;
  readonly onChoose: (colour: Colour) => void;
};

/** Another group has the same miniatures: what tells them apart. */
function Colours({ of: { colours }, name, chosen, onChoose }: ColoursProps) {
  const { t } = useTranslation();
  const { teller } = useMission();
  return (
    <>
      <RulesText text={t('mission.prompt.colour.help', { name })} />
      <ul className="chips deploy-colours" aria-label={t('mission.prompt.colour.title')}>
        {colours.map((colour) => (
          <li key={colour}>
            <button
              type="button"
              className="btn"
              aria-pressed={colour === chosen}
              onClick={() => onChoose(colour)}
            >
              <ColourMark colour={colour} /> {teller.colour(colour)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

export function FallenPrompt({ prompt: { groups }, onAnswer }: PromptProps<'fallen'>) {
  const { t } = useTranslation();
  const { game, teller } = useMission();
  const [fallen, setFallen] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(groups.map(({ group, told }) => [group, told])),
  );
  const total = Object.values(fallen).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <h2>{t('mission.prompt.fallen.title')}</h2>
      <RulesText text={t('mission.prompt.fallen.help')} />
      {groups.map(({ group: id, most }) => {
        const group = game.groups.find((one) => one.id === id);
        return (
          <Stepper
            key={id}
            label={group ? teller.group(group) : id}
            value={fallen[id] ?? 0}
            most={most}
            onChange={(count) => setFallen({ ...fallen, [id]: count })}
          />
        );
      })}
      <MainButton onClick={() => onAnswer({ kind: 'fallen', fallen })}>
        {t('mission.prompt.fallen.done', { count: total })}
      </MainButton>
    </>
  );
}

/** Single figures come, go, fall, rise or are pushed. */
export function FiguresPrompt({ prompt, onAnswer }: PromptProps<'figures'>) {
  const { t } = useTranslation();
  const { teller, cast } = useMission();
  const { does, figures } = prompt;
  const isMarked = figures.some(({ at }) => at !== null) && MARKED.has(does);
  return (
    <>
      <h2>{t(`mission.prompt.figures.${does}`)}</h2>
      <RulesText text={figuresText(prompt, { teller, cast })} />
      {(does === 'joins' || does === 'arrives') && <Healths ids={figures.map(({ id }) => id)} />}
      {isMarked && <p>{t('mission.prompt.marked')}</p>}
      <DoneButton what={DONE[does]} onAnswer={onAnswer} />
    </>
  );
}

/** What they can take, for players who keep their damage themselves. */
export function Healths({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation();
  const { play, game } = useMission();
  return ids
    .flatMap((id) => game.figures[id] ?? [])
    .map((figure) => {
      const { health } = fighterInMission(play, game, figure);
      return health === undefined ? null : <p key={figure.id}>{t('mission.health', { count: health })}</p>;
    });
}

/** Where the board shows a space. */
const MARKED: ReadonlySet<FiguresDo> = new Set<FiguresDo>([
  'joins',
  'arrives',
  'moves',
  'pushed',
  'driven',
  'swaps',
]);
const DONE = {
  joins: 'placed',
  arrives: 'placed',
  moves: 'placed',
  pushed: 'done',
  driven: 'done',
  swaps: 'done',
  duels: 'continue',
  parts: 'continue',
  falls: 'done',
  rises: 'done',
  leaves: 'takenAway',
  escapes: 'takenAway',
} as const satisfies Readonly<Record<FiguresDo, string>>;

export function NoFiguresPrompt({ prompt, onAnswer }: PromptProps<'noFigures'>) {
  const { t } = useTranslation();
  const { teller } = useMission();
  return (
    <>
      <h2>{t('mission.prompt.noFigures.title')}</h2>
      <RulesText text={t('mission.prompt.noFigures.help', { name: teller.card(prompt.card) })} />
      <DoneButton what="continue" onAnswer={onAnswer} />
    </>
  );
}

export function RemoveGroupPrompt({ prompt, onAnswer }: PromptProps<'removeGroup'>) {
  const { t } = useTranslation();
  const { teller } = useMission();
  return (
    <>
      <p className="prompt-over">{t('mission.prompt.removeGroup.title')}</p>
      <h2>
        {prompt.colour && <ColourMark colour={prompt.colour} />} {teller.group(prompt)}
      </h2>
      <RulesText text={t('mission.prompt.removeGroup.help')} />
      <DoneButton what="takenAway" onAnswer={onAnswer} />
    </>
  );
}
