// Which voice reads: always one of the device itself, because the app works without a network and sends nothing anywhere.

export type Voice = { readonly lang: string; readonly localService: boolean; readonly default: boolean };

/** The place of the best voice in the list, or -1. `wanted`: the languages that the player prefers, with their regions. */
export function pickVoice(voices: readonly Voice[], language: string, wanted: readonly string[]): number {
  const rank = (voice: Voice): number => {
    const tag = tagOf(voice);
    if (!voice.localService || languageOf(tag) !== language) return 0;
    if (wanted.some((one) => one.toLowerCase() === tag)) return 3;
    return voice.default ? 2 : 1;
  };
  const ranks = voices.map(rank);
  const best = Math.max(0, ...ranks);
  return best === 0 ? -1 : ranks.indexOf(best);
}

/** Some devices write `en_GB`. */
const tagOf = ({ lang }: Voice): string => lang.replace('_', '-').toLowerCase();
const languageOf = (tag: string): string => tag.split('-')[0] ?? '';
