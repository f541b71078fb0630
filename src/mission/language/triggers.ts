// When a script runs. A field that is left out means "any".

/** Told play: how the players are asked, and when. */
const ASKED = { ask: 'text?', with: 'blanks?', rule: 'rule?', asked: 'asking?' } as const;

export const SCRIPT_TRIGGERS = {
  missionStart: {},
  roundStart: { round: 'number?', when: 'cond?' },
  roundEnd: { round: 'number?', when: 'cond?' },
  countdownOver: { countdown: 'countdown' },
  groupActivation: { moment: 'moment', group: 'group?' },
  heroActivation: { moment: 'moment', hero: 'hero?' },
  allyActivation: { moment: 'moment' },
  heroWounded: { hero: 'hero?' },
  allHeroesWounded: {},
  heroWithdrawn: { hero: 'hero?' },
  allHeroesWithdrawn: {},
  escaped: { hero: 'hero?', person: 'person?' },
  allHeroesEscaped: {},
  allyDefeated: { card: 'card?' },
  personDefeated: { person: 'person?' },
  personIncapacitated: { person: 'person?' },
  led: { person: 'person?' },
  groupDefeated: { group: 'group?' },
  uniqueDefeated: { card: 'card' },
  lastGroupDefeated: {},
  decided: { decision: 'decision' },
  interacted: { thing: 'thing', option: 'option?' },
  opened: { door: 'door' },
  retrieved: { thing: 'thing' },
  dropped: { thing: 'thing' },
  destroyed: { thing: 'thing' },
  revealed: { section: 'section' },
  variableChanged: { variable: 'variable', when: 'cond?' },
  entersRegion: { region: 'region', who: 'walker?', ...ASKED },
  endsInRegion: { region: 'region', who: 'walker?', ...ASKED },
  damaged: { who: 'who', atLeast: 'number', ...ASKED },
} as const;
