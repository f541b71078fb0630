// Finds devices that went astray: what each device says of its state after the same entry. A device that has played everything
// anew is right; else most devices are, and among equals the one that spoke first.

/** So many numbers are remembered. */
const NUMBERS = 8;

type Told = { readonly sum: string; readonly sure: boolean };

export type Sums = {
  /** The devices that differ from the others. */
  readonly told: (device: string, number: number, sum: string, sure: boolean) => readonly string[];
};

export function gatherSums(): Sums {
  const byNumber = new Map<number, Map<string, Told>>();
  return {
    told: (device, number, sum, sure) => {
      const sums = byNumber.get(number) ?? new Map<string, Told>();
      byNumber.set(number, sums);
      if (byNumber.size > NUMBERS) byNumber.delete(Math.min(...byNumber.keys()));
      // Who was astray and speaks again speaks last.
      if (sums.get(device)?.sum !== sum) sums.delete(device);
      sums.set(device, { sum, sure });
      const all = [...sums.values()];
      const certain = all.filter((told) => told.sure);
      const right = mostOf((certain.length > 0 ? certain : all).map((told) => told.sum));
      return [...sums].filter(([, told]) => told.sum !== right).map(([other]) => other);
    },
  };
}

function mostOf(sums: readonly string[]): string | undefined {
  const votes = new Map<string, number>();
  for (const sum of sums) votes.set(sum, (votes.get(sum) ?? 0) + 1);
  const most = Math.max(...votes.values());
  return sums.find((sum) => votes.get(sum) === most);
}
