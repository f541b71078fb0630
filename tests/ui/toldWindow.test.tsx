// Orders that the players follow at the table: which figure is at it, and the two ways on.

import { describe, expect, it, vi } from 'vitest';
import { ToldWindow } from '../../src/ui/mission/ToldWindow';
import { tableWith } from '../mission/table';
import { missionHtml, readable } from './missionHtml';

vi.mock('@ionic/react', () => ({ IonRouterLink: () => null }));

function orders(figures: number): string {
  const table = tableWith();
  table.do({ kind: 'interact', thing: 'door', option: 'open', who: 'ada' }).read();
  table.do({ kind: 'endActivation', who: 'ada' });
  const { window } = table.game;
  if (!window) throw new Error('no orders are open');
  const kept = Object.values(table.game.figures).filter(({ group }) => group !== window.group);
  const one = Object.values(table.game.figures).find(({ group }) => group === window.group);
  const troopers = Array.from({ length: figures }, (_, at) => ({ ...one, id: `trooper-${at + 1}` }));
  const game = {
    ...table.game,
    figures: Object.fromEntries([...kept, ...troopers].map((figure) => [figure.id, figure])),
  } as typeof table.game;
  return missionHtml(
    table.play,
    game,
    <ToldWindow window={window} title="Troopers" onHide={() => undefined} />,
  );
}

const mainOf = (html: string): string =>
  readable(/<button[^>]*btn-main.*?<\/button>/s.exec(html)?.[0] ?? '').trim();

describe('orders in told play', () => {
  it('[row 184] the next figure first, and Finish beside it', () => {
    expect(mainOf(orders(3))).toBe('Next: figure 2 of 3');
    expect(readable(orders(3))).toMatch(/Finish Next: figure 2 of 3/);
  });

  it('[rows 62, 184] a single figure has nobody after it', () => {
    expect(mainOf(orders(1))).toBe('Finish');
  });
});
