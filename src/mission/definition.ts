// A mission as its author writes it. Every text is a key into the mission's words; every id is the author's own. What
// stands in each part, and what it means, is in `forms`; these are the names by which the code speaks of the parts.

import { THING_FORMS } from './forms';
import type { ScriptFieldTypes } from './language/nodes';

export { RUNS, type Runs } from './language/nodes';

export type Mission = ScriptFieldTypes['Mission'];
/** A part of the map that is laid down at once. */
export type Section = ScriptFieldTypes['Section'];
/** Doors, crates, terminals and tokens; also places: regions, spawn points, the entry. */
export type Thing = ScriptFieldTypes['Thing'];
export type ThingOption = ScriptFieldTypes['ThingOption'];
/** A kind of Imperial reinforcements; each deployment of it is a group of its own on the tracker. */
export type MissionGroup = ScriptFieldTypes['MissionGroup'];
/** Somebody who takes part without being a hero, an ally or an enemy. */
export type Person = ScriptFieldTypes['Person'];
export type GroupCard = ScriptFieldTypes['GroupCard'];
/** What a card must be like to come in place of another. */
export type CardLike = ScriptFieldTypes['CardLike'];
export type MissionRule = ScriptFieldTypes['MissionRule'];
export type Variable = ScriptFieldTypes['Variable'];
export type Script = ScriptFieldTypes['Script'];
/** At the end of that round. The steps follow one another, harder and harder. */
export type PerilStep = ScriptFieldTypes['PerilStep'];
/** How the mission can end. */
export type Ending = ScriptFieldTypes['Ending'];
/** What the heroes get for it. */
export type MissionReward = ScriptFieldTypes['Reward'];
/** After that many rounds the mission ends with an outcome, or a script decides. */
export type RoundLimit = ScriptFieldTypes['RoundLimit'];
/** Threat grows every round and pays for groups in the Empire's hand. */
export type ThreatDeployment = ScriptFieldTypes['ThreatDeployment'];

export type ThingKind = Thing['kind'];
export const THING_KINDS = Object.values(THING_FORMS).map(({ kind: [word] }) =>
  word.slice(1),
) as readonly ThingKind[];
export type ThingOf<K extends ThingKind> = Extract<Thing, { readonly kind: K }>;

/** Which ids a mission ends with when nobody wrote another one. */
export const ALL_WOUNDED = 'all-wounded';
export const ALL_ESCAPED = 'all-escaped';
export const GIVEN_UP = 'given-up';
export const ENCOUNTER_OVER = 'encounter-over';
