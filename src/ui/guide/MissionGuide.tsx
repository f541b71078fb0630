import { useMission } from '../mission/mission';
import { Guide } from './Guide';
import { missionScene } from './scene';

/** The guide on the mission screen. */
export function MissionGuide() {
  const { play, game, subject } = useMission();
  return <Guide scene={missionScene(play, game, subject)} />;
}
