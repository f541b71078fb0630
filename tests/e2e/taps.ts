// How people tell the app each command of a told game: where they tap.

import { isDeepStrictEqual } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Command, Game, Play, Prompt, PromptAnswer } from '../../src/mission';
import { colourAfter, joinedPrompts } from '../../src/ui/mission/prompts/joined';
import ui from '../../content/text/en/ui.json' with { type: 'json' };

export const mainButton = (page: Page): Locator => page.locator('.step-buttons .btn-main');

export class Taps {
  readonly page: Page;
  readonly play: Play;

  /** Prompts that the last tap answered together with its own. */
  #answered: readonly Prompt[] = [];

  constructor(page: Page, play: Play) {
    this.page = page;
    this.play = play;
  }

  async tell(command: Command, game: Game): Promise<void> {
    const { page } = this;
    switch (command.kind) {
      case 'answer':
        if (!game.prompt) throw new Error('nothing was asked');
        if (this.#isAnswered(game.prompt)) return undefined;
        // The colour is chosen on the same screen, which is answered with it.
        if (command.answer.kind === 'done' && colourAfter(this.play, game)) return undefined;
        if (command.answer.kind === 'done') this.#answered = joinedPrompts(this.play, game).slice(1);
        return this.#answer(game.prompt, command.answer);
      case 'beginActivation':
        return mainButton(page)
          .filter({ hasText: this.#hero(command.who) })
          .click();
      case 'endActivation':
        return mainButton(page).click();
      case 'finishActivation':
        return page.locator('.finish-group').or(mainButton(page)).first().click();
      case 'report': {
        const asks = this.play.scripts.get(command.script)?.on;
        const ask = [asks].flat().find((trigger) => trigger && 'ask' in trigger);
        const text = ask && 'ask' in ask ? ask.ask : undefined;
        return page
          .getByRole('region', { name: ui.mission.reports })
          .getByRole('button', { name: this.#words(text) })
          .first()
          .click();
      }
      case 'interact':
        await this.#look(command.thing, game);
        await page
          .getByRole('group', { name: ui.mission.whoInteracts })
          .getByRole('button', { name: this.#hero(command.who ?? '') })
          .click();
        return page
          .locator('.answers')
          .getByRole('button', { name: this.#option(command.thing, command.option) })
          .first()
          .click();
      case 'destroy':
        await this.#look(command.thing, game);
        return this.#confirm(ui.mission.destroyed, ui.mission.destroyed);
      case 'wound':
        // The portrait takes the hero in hand; the bar under the board has the rest.
        await page
          .getByRole('list', { name: ui.mission.heroes })
          .getByRole('button', { name: this.#hero(command.hero) })
          .click();
        return this.#confirm(ui.mission.hero.wound, ui.mission.hero.wound);
      case 'defeatGroup':
        return this.#defeatGroup(command.group, game);
      default:
        throw new Error(`nobody here knows how to tell ${command.kind}`);
    }
  }

  #isAnswered(prompt: Prompt): boolean {
    const [next, ...others] = this.#answered;
    const isNext = next !== undefined && isDeepStrictEqual(next, prompt);
    this.#answered = isNext ? others : [];
    return isNext;
  }

  async #answer(prompt: Prompt, answer: PromptAnswer): Promise<void> {
    const { page } = this;
    const answers = page.locator('.answers');
    switch (answer.kind) {
      case 'option': {
        const options = prompt.kind === 'question' ? prompt.options : [];
        return answers
          .getByRole('button')
          .nth(options.findIndex(({ id }) => id === answer.option))
          .click();
      }
      case 'number':
        await this.#step(ui.mission.prompt.number, answer.number);
        return mainButton(page).click();
      case 'tested': {
        const { heroes, attributes } = prompt.kind === 'test' ? prompt : { heroes: [], attributes: [] };
        if (heroes.length > 1) await page.getByRole('button', { name: this.#hero(answer.hero) }).click();
        if (attributes.length > 1)
          await page
            .getByRole('button', { name: new RegExp(`^${ui.attributes[answer.attribute]}`, 'i') })
            .click();
        return this.#successes(answer.successes);
      }
      case 'heroes':
        for (const hero of answer.heroes)
          await answers.getByRole('button', { name: this.#hero(hero) }).click();
        return answer.heroes.length > 1 ? mainButton(page).click() : undefined;
      case 'yes':
      case 'no':
        return answers.getByRole('button', { name: ui.mission.prompt[answer.kind], exact: true }).click();
      case 'colour':
        await page
          .locator('.deploy-colours')
          .getByRole('button', { name: ui.mission.colours[answer.colour] })
          .click();
        return mainButton(page).click();
      case 'done':
        return (this.#isWalk(prompt) ? page.locator('.all-placed') : mainButton(page)).click();
    }
  }

  /** Several steps of building, which one tap can skip. */
  #isWalk(prompt: Prompt): boolean {
    if (prompt.kind !== 'build') return false;
    const tiles = this.play.sections.get(prompt.section)?.tiles ?? [];
    return tiles.length + prompt.things.length > 1;
  }

  async #step(label: string, times: number): Promise<void> {
    const more = this.page.getByRole('group', { name: label }).getByRole('button').last();
    for (let time = 0; time < times; time++) await more.click();
  }

  /** One tap; numbers without a button of their own are counted up. */
  async #successes(count: number): Promise<void> {
    const { enter_one, enter_other, successes } = ui.mission.prompt.test;
    const name = (count === 1 ? enter_one : enter_other).replace('{{count}}', String(count));
    const pad = this.page.getByRole('group', { name: successes });
    await pad.waitFor();
    const key = pad.getByRole('button', { name, exact: true });
    if (await key.isVisible()) return key.click();
    await pad.getByRole('button', { name: ui.mission.prompt.more, exact: true }).click();
    while ((await mainButton(this.page).textContent()) !== name) await pad.getByRole('button').last().click();
    return mainButton(this.page).click();
  }

  async #confirm(button: string, yes: string): Promise<void> {
    await this.page.getByRole('button', { name: button, exact: true }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: yes, exact: true }).click();
  }

  /** Told: from the group's card. Tracked: figure by figure. */
  async #defeatGroup(group: string, { groups, figures, tracked }: Game): Promise<void> {
    const place = groups.findIndex(({ id }) => id === group);
    const card = this.page.getByRole('list', { name: ui.mission.empire }).getByRole('listitem').nth(place);
    if (!tracked) {
      await card.getByRole('button').first().click();
      if (groups[place]?.size === 1) {
        const panel = this.page.locator('[data-guide="defeated"]');
        return panel.getByRole('button', { name: ui.mission.defeated, exact: true }).click();
      }
      return this.#confirm(ui.mission.group.defeated, ui.mission.defeated);
    }
    for (const _ of Object.values(figures).filter((figure) => figure.group === group)) {
      await card.locator('.figure-chip').first().click();
      await this.page.locator('.hand-bar').getByRole('button', { name: ui.mission.defeated }).click();
    }
  }

  /** Several things may have the same name: then by their order. */
  async #look(thing: string, game: Game): Promise<void> {
    const alike = [...this.play.things.values()].filter(
      ({ id }) => game.map.things[id]?.onMap && this.#thing(id) === this.#thing(thing),
    );
    await this.page
      .getByRole('region', { name: ui.mission.onMap })
      .getByRole('button', { name: this.#thing(thing), exact: true })
      .nth(alike.findIndex(({ id }) => id === thing))
      .click();
  }

  #thing(id: string): string {
    const thing = this.play.things.get(id);
    if (!thing) throw new Error(`no thing ${id}`);
    return this.play.kit.words['en']?.[thing.name ?? ''] ?? ui.mission.things[thing.kind];
  }

  #hero(id: string): string {
    return this.play.kit.heroes[id]?.name ?? id;
  }

  #words(key: string | undefined): string | RegExp {
    const text = this.play.kit.words['en']?.[key ?? ''] ?? key ?? '';
    // Markup and blanks are shown otherwise: the beginning is enough.
    const plain = text.split(/[*[{]/)[0] ?? '';
    return plain.length > 3 ? new RegExp(plain.trim().replaceAll(/[.?()]/g, String.raw`\$&`)) : text;
  }

  #option(thing: string, option: string): string | RegExp {
    const definition = this.play.things.get(thing);
    const options = definition && 'options' in definition ? definition.options : [];
    const written = options?.find(({ id }) => id === option);
    if (written) return this.#words(written.text);
    return option === 'open' ? ui.mission.options.open : ui.mission.options.retrieve;
  }
}

export async function expectOutcome(page: Page, won: boolean): Promise<void> {
  await expect(page.locator('.over-sign')).toHaveText(ui.mission.over[won ? 'won' : 'lost']);
}
