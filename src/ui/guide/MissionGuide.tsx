import { useMission } from '../mission/mission';
import { GuideNotes } from './GuideNotes';
import { missionScene } from './scene';

/** The guide on the mission screen. */
export function MissionGuide() {
  const { play, game, subject } = useMission();
  return <GuideNotes scene={missionScene(play, game, subject)} />;
}
