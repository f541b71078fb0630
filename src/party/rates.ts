// How much a device may say: so much at once, and so much a second. Honest devices stay far below it.

export type Rate = { readonly burst: number; readonly perSecond: number };

export type Bucket = { readonly left: number; readonly at: number };

export const fullBucket = ({ burst }: Rate, now: number): Bucket => ({ left: burst, at: now });

/** `null`: too much. Time in milliseconds. */
export function takeFrom(
  bucket: Bucket,
  { burst, perSecond }: Rate,
  amount: number,
  now: number,
): Bucket | null {
  const refilled = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
  return refilled < amount ? null : { left: refilled - amount, at: now };
}
