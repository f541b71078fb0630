import type { Prompt, PromptAnswer, PromptKind } from '../../../mission';

/** What the view of a prompt is handed. */
export type PromptProps<K extends PromptKind> = {
  readonly prompt: Extract<Prompt, { readonly kind: K }>;
  readonly onAnswer: (answer: PromptAnswer) => void;
};

/** One of several on a screen: it has no button of its own. */
export type PartProps<K extends PromptKind> = Pick<PromptProps<K>, 'prompt'>;
