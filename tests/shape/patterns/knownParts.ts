// Parts of patterns that are only known when the app runs. Each stands for itself as a plain name, or for a constant of its file,
// and says why that is right. A part that is not here fails the test.

export type KnownPart = {
  readonly file: string;
  /** As it is written there. */
  readonly part: string;
  /** What is handed in, by the name of a constant of the same file; left out: a name, or names with `|` between them. */
  readonly constant?: string;
  readonly why: string;
};

export const KNOWN_PARTS: readonly KnownPart[] = [
  { file: 'playwright.config.ts', part: 'TAG_3D', why: 'a tag of ours, a word after an @' },
  { file: 'src/packs/checks/checkWords.ts', part: "FORMS.join('|')", why: 'a closed list of plural forms' },
  {
    file: 'src/packs/schemas/missionLanguage.ts',
    part: "PLAIN_WHO.join('|')",
    why: 'a closed list of words',
  },
  {
    file: 'src/packs/schemas/missionLanguage.ts',
    part: "NAMED_WHO.join('|')",
    why: 'a closed list of words',
  },
  { file: 'src/packs/schemas/orders.ts', part: "PLAIN_REFS.join('|')", why: 'a closed list of words' },
  { file: 'src/packs/schemas/orders.ts', part: "NAMED_REFS.join('|')", why: 'a closed list of words' },
  {
    file: 'src/packs/schemas/orders.ts',
    part: "PLAIN_REFS.filter((ref) => ref !== 'self').join('|')",
    why: 'a closed list of words',
  },
  { file: 'src/packs/schemas/table.ts', part: "LINES.join('|')", why: 'a closed list of words' },
  {
    file: 'src/saga/people/profile.ts',
    part: 'verbsOf(HARMFUL_CONDITIONS)',
    why: 'verbs of conditions, a closed list',
  },
  {
    file: 'src/saga/people/profile.ts',
    part: 'verbsOf(HELPFUL_CONDITIONS)',
    why: 'verbs of conditions, a closed list',
  },
  { file: 'src/session/installed/own.ts', part: "KINDS.join('|')", why: 'a closed list of kinds' },
  {
    file: 'src/sim/plan/judging.ts',
    part: 'name',
    why: 'the name of what a script takes: the schema lets only letters and digits through',
  },
  {
    file: 'src/sim/plan/variables.ts',
    part: 'id',
    why: 'the id of a variable: the schema lets only letters and digits through',
  },
  { file: 'src/text/orders/pieces.ts', part: 'words', why: 'contractions of our languages, plain words' },
  {
    file: 'src/ui/table/standing.ts',
    part: "CONDITIONS.map(letterOf).join('')",
    why: 'the letters of conditions, inside of brackets',
  },
  {
    file: 'tools/anyPath.mjs',
    part: 'pattern',
    constant: 'rootPattern',
    why: 'the page hands in this one, as text, because the function is copied into it',
  },
  { file: 'tools/anyPath.mjs', part: "ROUTES.join('|')", why: 'a closed list of words' },
];
