// Finds devices that went astray: what each device says of its state after the same entry. Most devices are right; among
// equals the one that spoke first is.

/** So many numbers are remembered. */
const NUMBERS = 8;

export type Sums = {
  /** The devices that differ from the others. */
  readonly told: (device: string, number: number, sum: string) => readonly string[];
};

export function gatherSums(): Sums {
  const byNumber = new Map<number, Map<string, string>>();
  return {
    told: (device, number, sum) => {
      const sums = byNumber.get(number) ?? new Map<string, string>();
      byNumber.set(number, sums);
      if (byNumber.size > NUMBERS) byNumber.delete(Math.min(...byNumber.keys()));
      // Who was astray and speaks again speaks last.
      if (sums.get(device) !== sum) sums.delete(device);
      sums.set(device, sum);
      const right = mostOf([...sums.values()]);
      return [...sums].filter(([, told]) => told !== right).map(([other]) => other);
    },
  };
}

function mostOf(sums: readonly string[]): string | undefined {
  const votes = new Map<string, number>();
  for (const sum of sums) votes.set(sum, (votes.get(sum) ?? 0) + 1);
  const most = Math.max(...votes.values());
  return sums.find((sum) => votes.get(sum) === most);
}
