// What something on the map is, in a sentence or two, with the way to the rules behind it.

import { useTranslation } from 'react-i18next';
import { Term } from '../../rules/Term';

/** The entry of the rules for everything that can be tapped. */
const TERMS = {
  open: 'movementPoints',
  difficult: 'difficult',
  blocking: 'blocking',
  impassable: 'impassable',
  wall: 'walls',
  rubble: 'rubble',
  shield: 'energyShield',
  blockingSide: 'blocking',
  impassableSide: 'impassable',
  opening: 'explore',
  door: 'doors',
  crate: 'crates',
  terminal: 'tokens',
  token: 'tokens',
  carried: 'retrieve',
  breakable: 'attackObjects',
  region: 'tokens',
  spawn: 'deployment',
  entry: 'entrance',
} as const;
export type AboutWhat = keyof typeof TERMS;

export function About({ what }: { what: AboutWhat }) {
  const { t } = useTranslation();
  return (
    <p className="about">
      {t(`mission.examine.about.${what}`)} <Term id={TERMS[what]} />
    </p>
  );
}
