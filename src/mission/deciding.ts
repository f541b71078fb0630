// What the Empire weighs when it spends threat: plain facts, so that the players can be told why.

/** One thing that the Empire could pay for. Amounts of damage and rounds are in tenths: whole numbers stay the same everywhere. */
export type EmpireOption = {
  readonly as: 'land' | 'reinforce';
  /** Of the mission; of reinforcements the one on the tracker. */
  readonly group: string;
  readonly card: string;
  readonly figures: number;
  readonly price: number;
  /** The deployment point; `null`: beside its own figures, or at spaces that a script names. */
  readonly at: string | null;
  /** Damage to the heroes that the Empire hopes for in all, with what else speaks for it. */
  readonly worth: number;
  /** Damage in a round. */
  readonly harm: number;
  /** Rounds of fighting. */
  readonly rounds: number;
  /** Rounds until its first attack; `null`: nobody knows where the heroes stand. */
  readonly delay: number | null;
  /** A hero whom it may bring down in its first activation. */
  readonly prey: string | null;
  /** What it keeps the heroes from; `between`: it comes between them and that. */
  readonly holds: { readonly thing: string; readonly between: boolean } | null;
};

/** Something dearer that it saves for. */
export type EmpireGoal = Pick<EmpireOption, 'group' | 'card' | 'price'> & { readonly rounds: number };

export const EMPIRE_REASONS = [
  /** Nothing else was to be had. */
  'only',
  'most',
  /** Several were worth the same: by lot. */
  'lot',
  /** Something dearer is worth the wait. */
  'saves',
  /** What it could pay for would do nothing. */
  'weak',
  /** It can pay for nothing. */
  'nothing',
] as const;
export type EmpireReason = (typeof EMPIRE_REASONS)[number];

/** One decision: what there was to choose from, the best first, and what became of it. */
export type EmpireStep = {
  /** Before it was spent. */
  readonly threat: number;
  readonly options: readonly EmpireOption[];
  /** Its place among the options; `null`: the Empire keeps its threat. */
  readonly taken: number | null;
  readonly why: EmpireReason;
  readonly saves?: EmpireGoal;
  /** The group on the tracker that came of it. */
  readonly came?: string;
};

/** All decisions of one moment. */
export type EmpireDecision = { readonly round: number; readonly steps: readonly EmpireStep[] };
