// Prompts about single things and whole parts of the map that come and go.

import { useTranslation } from 'react-i18next';
import { shelf } from '../build/rack';
import { TileShelf } from '../build/TileShelf';
import { About } from '../examine/About';
import { useMission } from '../mission';
import { RulesText } from '../MissionText';
import { BoxPiece, ThingSign } from '../ThingSign';
import { DoneButton } from './DoneButton';
import type { PartProps, PromptProps } from './promptProps';

export function PlaceThingPrompt({ prompt, onAnswer }: PromptProps<'placeThing'>) {
  const { t } = useTranslation();
  const { teller } = useMission();
  return (
    <>
      <h2>
        <ThingSign id={prompt.thing} /> {t('mission.prompt.placeThing', { name: teller.thing(prompt.thing) })}
      </h2>
      <BoxPiece id={prompt.thing} />
      <p>{t('mission.prompt.marked')}</p>
      <DoneButton what="placed" onAnswer={onAnswer} />
    </>
  );
}

export function RemoveThingPart({ prompt }: PartProps<'removeThing'>) {
  const { t } = useTranslation();
  const { teller } = useMission();
  return (
    <h2>
      <ThingSign id={prompt.thing} /> {t('mission.prompt.removeThing', { name: teller.thing(prompt.thing) })}
    </h2>
  );
}

export function DoorPart({ prompt }: PartProps<'door'>) {
  const { t } = useTranslation();
  const { teller } = useMission();
  return (
    <>
      <h2>
        <ThingSign id={prompt.thing} /> {teller.thing(prompt.thing)}
      </h2>
      <RulesText text={t(`mission.prompt.door.${prompt.door}`)} />
    </>
  );
}

/** Rubble and energy shields: what to lay down or take away, and what it does. */
export function CoverPrompt({ prompt, onAnswer }: PromptProps<'cover'>) {
  const { t } = useTranslation();
  const { cover, spaces, off } = prompt;
  return (
    <>
      <h2>{t(`mission.prompt.cover.${cover}.${off ? 'off' : 'on'}`, { count: spaces.length })}</h2>
      <p>{t('mission.prompt.cover.marked', { count: spaces.length })}</p>
      {!off && (
        <>
          <About what={cover} />
          <p className="lead">{t('mission.prompt.cover.spare')}</p>
        </>
      )}
      <DoneButton what={off ? 'takenAway' : 'placed'} onAnswer={onAnswer} />
    </>
  );
}

export function RemoveSectionPrompt({ prompt, onAnswer }: PromptProps<'removeSection'>) {
  const { t } = useTranslation();
  return (
    <>
      <h2>{t('mission.prompt.removeSection.title')}</h2>
      <RulesText text={t('mission.prompt.removeSection.help')} />
      <TilesOf sections={[prompt.section]} />
      <DoneButton what="takenAway" onAnswer={onAnswer} />
    </>
  );
}

export function ClearMapPrompt({ prompt, onAnswer }: PromptProps<'clearMap'>) {
  const { t } = useTranslation();
  return (
    <>
      <h2>{t('mission.prompt.clearMap.title')}</h2>
      <RulesText text={t('mission.prompt.clearMap.help')} />
      <TilesOf sections={prompt.sections ?? []} />
      <DoneButton what="takenAway" onAnswer={onAnswer} />
    </>
  );
}

/** What goes back into the box, by number. */
function TilesOf({ sections }: { sections: readonly string[] }) {
  const { t } = useTranslation();
  const { play } = useMission();
  const tiles = sections.flatMap((id) => play.sections.get(id)?.tiles ?? []);
  if (tiles.length === 0) return null;
  return (
    <section aria-label={t('mission.prompt.clearMap.tiles')}>
      <TileShelf tiles={shelf(tiles.flatMap(({ tile }) => play.kit.tiles[tile] ?? []))} />
    </section>
  );
}
