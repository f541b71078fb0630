// A page as players see and tap it, in any browser that speaks WebDriver: what is hidden cannot be found, and a tap is a real one.

import { setTimeout as sleep } from 'node:timers/promises';
import { Refused, type Wire } from './wire';

/** By CSS, then by name: a text is the whole label or all words, a pattern any part of them. */
export type Wanted = readonly [css: string, name?: string | RegExp];

type Mode = 'any' | 'shown' | 'tappable';
/** How WebDriver speaks of an element: an id under a name that the standard fixes. */
type Reference = Readonly<Record<string, string>>;

/** A busy machine must not fail what works: this only ends what hangs for good. */
const PATIENCE = 90_000;
const PAUSE = 50;

/** The page moved on while the finger came down: find it again. */
const PASSING = new Set([
  'stale element reference',
  'element click intercepted',
  'element not interactable',
  'no such element',
  'move target out of bounds',
]);

export class Screen {
  readonly wire: Wire;
  readonly origin: string;
  readonly #complaints: string[] = [];

  constructor(wire: Wire, origin: string) {
    this.wire = wire;
    this.origin = origin;
  }

  async goto(path: string): Promise<void> {
    await this.complaints();
    await this.wire.send('open', { url: this.origin + path });
    await this.run(listen);
  }

  async reload(): Promise<void> {
    await this.complaints();
    await this.wire.send('reload', {});
    await this.run(listen);
  }

  /** Errors that the pages so far have met, from the moment when each was loaded. */
  async complaints(): Promise<readonly string[]> {
    this.#complaints.push(...(await this.run(heard)));
    return this.#complaints;
  }

  /** Runs a function in the page; it knows nothing from around it. */
  async run<Args extends readonly unknown[], T>(
    page: (...args: Args) => T,
    ...args: Args
  ): Promise<Awaited<T>> {
    const script = `return (${page.toString()})(...arguments)`;
    return (await this.wire.send('run', { script, args })) as Awaited<T>;
  }

  async isShown(...wanted: Wanted): Promise<boolean> {
    return (await this.#find(wanted, 'shown')).length > 0;
  }

  see(...wanted: Wanted): Promise<void> {
    return until(() => this.isShown(...wanted), `seen: ${wanted.join(' ')}`);
  }

  /** Nothing, if it is not there. */
  textOf(css: string): Promise<string> {
    return this.run((css) => (document.querySelector(css) as HTMLElement | null)?.innerText ?? '', css);
  }

  tap(...wanted: Wanted): Promise<void> {
    return until(() => this.tapNow(...wanted), `tapped: ${wanted.join(' ')}`);
  }

  /** Says whether there was anything to tap. */
  async tapNow(...wanted: Wanted): Promise<boolean> {
    const [found] = await this.#find(wanted, 'tappable');
    if (!found) return false;
    try {
      await this.wire.send('click', { id: idOf(found) });
      return true;
    } catch (error) {
      if (isPassing(error)) return false;
      throw error;
    }
  }

  async tapAt({ x, y }: { readonly x: number; readonly y: number }): Promise<void> {
    const button = 0;
    const actions = [
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button },
      { type: 'pointerUp', button },
    ];
    await this.wire.send('act', {
      actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }],
    });
  }

  /** Hands a file to the field behind a button. */
  async open(path: string, ...wanted: Wanted): Promise<void> {
    await until(async () => (await this.#find(wanted, 'any')).length > 0, `field: ${wanted.join(' ')}`);
    const [field] = await this.#find(wanted, 'any');
    if (field) await this.wire.send('type', { id: idOf(field), text: path });
  }

  async #find([css, name = '']: Wanted, mode: Mode): Promise<readonly Reference[]> {
    const [words, pattern] = typeof name === 'string' ? [name, ''] : ['', name.source];
    try {
      return (await this.run(elementsIn, css, words, pattern, mode)) as unknown as readonly Reference[];
    } catch (error) {
      // One of them was gone before it was told here.
      if (isPassing(error)) return this.#find([css, name], mode);
      throw error;
    }
  }
}

const isPassing = (error: unknown): boolean => error instanceof Refused && PASSING.has(error.code);

const idOf = (element: Reference): string => Object.values(element)[0] ?? '';

type Listening = { complaints?: string[] };

/** Runs in the page. On `window`: in Firefox `globalThis` is another one for each script. */
function listen(): void {
  const complaints: string[] = ((window as Listening).complaints = []);
  const note = (what: unknown) =>
    complaints.push(what instanceof Error ? `${what}\n${what.stack}` : String(what));
  window.addEventListener('error', ({ error, message }) => note(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason));
  const { error } = window.console;
  window.console.error = (...what: unknown[]) => {
    note(what.join(' '));
    error(...what);
  };
}

/** Runs in the page: each complaint is handed over once. */
function heard(): string[] {
  return (window as Listening).complaints?.splice(0) ?? [];
}

/** Runs in the page. Ionic keeps the pages below the top one in the document, hidden. */
function elementsIn(css: string, words: string, pattern: string, mode: Mode): readonly Element[] {
  const nameOf = (element: HTMLElement) =>
    (element.getAttribute('aria-label') ?? element.innerText ?? '').replace(/\s+/g, ' ').trim();
  const isNamed = (element: HTMLElement) =>
    words === '' ? new RegExp(pattern).test(nameOf(element)) : nameOf(element) === words;
  const found = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (element) =>
      (mode === 'any' || element.checkVisibility({ visibilityProperty: true })) &&
      (mode !== 'tappable' || !element.matches(':disabled')) &&
      isNamed(element),
  );
  const [first] = found;
  if (first && mode === 'tappable') {
    // A bar may lie over the edge of the page.
    const { x, y, width, height } = first.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!hit || !first.contains(hit)) first.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  return found;
}

export async function until(check: () => Promise<boolean>, what: string): Promise<void> {
  for (const deadline = Date.now() + PATIENCE; !(await check());) {
    if (Date.now() > deadline) throw new Error(`never ${what}`);
    await sleep(PAUSE);
  }
}
