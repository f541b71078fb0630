// Prompts about single things and whole parts of the map that come and go.

import { useTranslation } from 'react-i18next';
import { labelOf } from '../../tiles/TilePicture';
import { useMission } from '../mission';
import { RulesText } from '../MissionText';
import { ThingSign } from '../ThingSign';
import { Done } from './Done';
import type { PromptProps } from './promptProps';

export function PlaceThingPrompt({ prompt, onAnswer }: PromptProps<'placeThing'>) {
  const { t } = useTranslation();
  const { teller } = useMission();
  return (
    <>
      <h2>
        <ThingSign id={prompt.thing} /> {t('mission.prompt.placeThing', { name: teller.thing(prompt.thing) })}
      </h2>
      <p>{t('mission.prompt.marked')}</p>
      <Done what="placed" onAnswer={onAnswer} />
    </>
  );
}

export function RemoveThingPrompt({ prompt, onAnswer }: PromptProps<'removeThing'>) {
  const { t } = useTranslation();
  const { teller } = useMission();
  return (
    <>
      <h2>
        <ThingSign id={prompt.thing} />{' '}
        {t('mission.prompt.removeThing', { name: teller.thing(prompt.thing) })}
      </h2>
      <Done what="takenAway" onAnswer={onAnswer} />
    </>
  );
}

export function DoorPrompt({ prompt, onAnswer }: PromptProps<'door'>) {
  const { t } = useTranslation();
  const { teller } = useMission();
  return (
    <>
      <h2>
        <ThingSign id={prompt.thing} /> {teller.thing(prompt.thing)}
      </h2>
      <RulesText text={t(`mission.prompt.door.${prompt.door}`)} />
      <Done what="done" onAnswer={onAnswer} />
    </>
  );
}

export function RemoveSectionPrompt({ prompt, onAnswer }: PromptProps<'removeSection'>) {
  const { t } = useTranslation();
  const { play, teller } = useMission();
  const tiles = (play.sections.get(prompt.section)?.tiles ?? []).flatMap(({ tile }) => {
    const side = play.kit.tiles[tile];
    return side ? [labelOf(side)] : [];
  });
  return (
    <>
      <h2>{t('mission.prompt.removeSection.title')}</h2>
      <RulesText text={t('mission.prompt.removeSection.help', { tiles: teller.list(tiles) })} />
      <Done what="takenAway" onAnswer={onAnswer} />
    </>
  );
}

export function ClearMapPrompt({ onAnswer }: PromptProps<'clearMap'>) {
  const { t } = useTranslation();
  return (
    <>
      <h2>{t('mission.prompt.clearMap.title')}</h2>
      <RulesText text={t('mission.prompt.clearMap.help')} />
      <Done what="takenAway" onAnswer={onAnswer} />
    </>
  );
}
