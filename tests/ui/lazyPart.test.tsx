import type { ReactElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lazyPart } from '../../src/ui/parts/lazyPart';

async function shown(part: ReactElement): Promise<string> {
  const stream = await renderToReadableStream(part, { onError: () => undefined });
  await stream.allReady;
  return new Response(stream).text();
}

describe('a part that is fetched', () => {
  it('[failure] whoever tries again fetches again, and what is there is not fetched twice', async () => {
    let fetched = 0;
    const Part = lazyPart(async () => {
      if (++fetched === 1) throw new Error('no connection');
      return ({ name }: { name: string }) => <p>here is {name}</p>;
    }, 'waiting');
    expect(await shown(<Part name="Ada" />)).not.toContain('Ada');
    expect(await shown(<Part name="Ada" />)).toContain('Ada');
    expect(await shown(<Part name="Bo" />)).toContain('Bo');
    expect(fetched).toBe(2);
  });
});
