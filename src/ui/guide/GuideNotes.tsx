// Notes that point at the real screen, one at a time. The screen stays fully usable: a tap on the real button goes on.

import { useEffect, useEffectEvent, useRef } from 'react';
import type { GuideStep } from '../../packs';
import { findAnchor, useAnchors } from './anchors';
import { Bubble } from './Bubble';
import { useGuide, type RunningGuide } from './guide';
import { pickStep, stepsPassed } from './pickStep';
import type { GuideScene } from './scene';
import './guide.css';

/** Lies above the board page that it stands in. `scene`: null where no guide has a word to say. */
export function GuideNotes({ scene }: { scene: GuideScene | null }) {
  const guide = useGuide();
  return guide && !guide.isOff ? <GuideLayer guide={guide} scene={scene} /> : null;
}

type LayerProps = { readonly guide: RunningGuide; readonly scene: GuideScene | null };

function GuideLayer({ guide, scene }: LayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const present = useAnchors(layer);
  const step = scene ? pickStep(guide.steps, scene, guide.seen, present) : undefined;
  usePassedSteps(guide, scene, step);
  const keepFocus = useFocusAfter(layer, step);
  const gotIt = () => {
    if (!step) return;
    keepFocus();
    guide.markSeen(step.id);
  };
  useAnchorTaps(layer, step, (id) => guide.markSeen(id));
  useEscape(step !== undefined, gotIt);
  return (
    <div className="guide" ref={layer} aria-live="polite">
      {step && (
        <Bubble step={step} layer={layer} text={guide.says(step.text)} onGotIt={gotIt} onSkip={guide.skip} />
      )}
    </div>
  );
}

/** What was shown and has no moment any more counts as seen. */
function usePassedSteps(guide: RunningGuide, scene: GuideScene | null, step: GuideStep | undefined): void {
  const shown = useRef<readonly GuideStep[]>([]);
  useEffect(() => {
    // Whoever begins the guide again has shown nothing yet.
    const open = shown.current.filter((one) => one !== step && !guide.seen.has(one.id));
    const passed = scene ? stepsPassed(open, scene, guide.seen) : [];
    shown.current = [...open.filter((one) => !passed.includes(one)), ...(step ? [step] : [])];
    for (const { id } of passed) guide.markSeen(id);
  }, [guide, scene, step]);
}

/** Whoever taps the button that a step points at has understood. */
function useAnchorTaps(
  layer: { readonly current: HTMLElement | null },
  step: GuideStep | undefined,
  onTap: (step: string) => void,
): void {
  const tapped = useEffectEvent(({ target }: MouseEvent) => {
    // The board is tapped and turned while people read.
    if (!step || step.point === 'board' || !layer.current || !(target instanceof Element)) return;
    const anchor = findAnchor(layer.current, step.point);
    const button = target.closest('button');
    if (button && (anchor?.contains(button) || button.contains(anchor ?? null))) onTap(step.id);
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => tapped(event);
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
}

function useEscape(isOpen: boolean, close: () => void): void {
  const pressed = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    // A sheet above the page is closed first.
    if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog[open]')) return;
    close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);
}

/** The last note takes the focus along when it goes: it goes on to what was spoken of. */
function useFocusAfter(layer: { readonly current: HTMLElement | null }, step: GuideStep | undefined) {
  const point = useRef<string | null>(null);
  useEffect(() => {
    if (!step && point.current !== null && layer.current) focusOn(layer.current, point.current);
    point.current = null;
  }, [layer, step]);
  return () => {
    if (step && layer.current?.contains(document.activeElement)) point.current = step.point;
  };
}

const FOCUSABLE = 'button:not(:disabled), a[href], input, summary, [tabindex]';

function focusOn(layer: HTMLElement, point: string): void {
  const anchor = findAnchor(layer, point);
  const inside = anchor?.matches(FOCUSABLE) ? anchor : anchor?.querySelector<HTMLElement>(FOCUSABLE);
  const panel = layer.parentElement?.querySelector<HTMLElement>('.board-panel');
  (inside ?? panel)?.focus({ preventScroll: true });
}
