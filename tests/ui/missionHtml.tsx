// A part of the mission screen as markup: what players would see of a game, without a browser.

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createStore } from 'zustand/vanilla';
import { ENGLISH_WORDS as english } from '../text/uiWords';
import { othersIn, turnOf, type Game, type Play } from '../../src/mission';
import { castOf, createText, makeTeller } from '../../src/text';
import { MissionProvider, type MissionTable } from '../../src/ui/mission/mission';
import { ServicesProvider, type Services } from '../../src/ui/services';

const text = await createText('en', { en: english, load: () => Promise.resolve({}) });

/** A part of any screen as markup, in English. */
export const textHtml = (part: ReactNode): string =>
  renderToStaticMarkup(<I18nextProvider i18n={text}>{part}</I18nextProvider>);

export function missionHtml(
  play: Play,
  game: Game,
  panel: ReactNode,
  more: Partial<MissionTable> = {},
): string {
  const table = {
    play,
    game,
    teller: makeTeller(
      text,
      play.kit,
      othersIn(game).map(({ of }) => of),
      'en',
    ),
    cast: castOf(game),
    subject: null,
    moving: null,
    turn: turnOf(play, game),
    ...more,
  } as unknown as MissionTable;
  const services = {
    settings: createStore(() => ({ board: 'flat', motion: 'reduced' })),
  } as unknown as Services;
  return textHtml(
    <ServicesProvider value={services}>
      <MissionProvider value={table}>{panel}</MissionProvider>
    </ServicesProvider>,
  );
}

/** What players read or hear, without tags. */
export const readable = (html: string): string =>
  html
    .replaceAll(/<[^>]*aria-label="([^"]*)"[^>]*>/g, ' ($1) ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
