// A part of the map to lay down: each tile with its side and its turn, then what stands on it. The board shows where.

import { useTranslation } from 'react-i18next';
import type { Rotation, TileSide } from '../../../rules';
import { labelOf, TilePicture } from '../../tiles/TilePicture';
import { useMission } from '../mission';
import { Story } from '../MissionText';
import { ThingSign } from '../ThingSign';
import { Done } from './Done';
import type { PromptProps } from './promptProps';

export function BuildPrompt({ prompt, onAnswer }: PromptProps<'build'>) {
  const { t } = useTranslation();
  const { play, teller } = useMission();
  const section = play.sections.get(prompt.section);
  const tiles = section?.tiles ?? [];
  return (
    <>
      <h2>{t('mission.prompt.build.title')}</h2>
      {section?.story !== undefined && <Story text={teller.says(section.story)} />}
      <p>{t('mission.prompt.build.help', { count: tiles.length })}</p>
      <ul className="build-tiles">
        {tiles.map(({ tile, at, rotation = 0 }) => {
          const side = play.kit.tiles[tile];
          return side ? <BuildTile key={at.join()} side={side} rotation={rotation} /> : null;
        })}
      </ul>
      {prompt.things.length > 0 && (
        <>
          <h3>{t('mission.prompt.build.things')}</h3>
          <ul className="build-things">
            {prompt.things.map((id) => (
              <li key={id}>
                <ThingSign id={id} /> {teller.thing(id)}
              </li>
            ))}
          </ul>
        </>
      )}
      <Done what="laidDown" onAnswer={onAnswer} />
    </>
  );
}

function BuildTile({ side, rotation }: { side: TileSide; rotation: Rotation }) {
  const { t } = useTranslation();
  return (
    <li>
      <span className="build-picture" style={{ rotate: `${rotation}deg` }}>
        <TilePicture side={side} />
      </span>
      <b>{labelOf(side)}</b>
      <span>{t(`mission.prompt.build.turns.${rotation}`)}</span>
    </li>
  );
}
