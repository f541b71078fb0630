// Actions on the course of the mission: texts, questions, numbers, threat, rounds, the end.

import type { Effect, QuestionOption } from '../../mission';
import { addScript, AS_WORDS, CHECK_CHANGE, MOST_LISTED, addNote, type MissionDraft } from '../draft';
import { endEffects } from '../story/ending';
import { capped, fireBoth, fireEvent, fireEventGroup, fireTrigger, followUp } from '../story/firing';
import { makeNamer } from '../ids';
import { clearSlot, holdRule } from '../people/standing';
import { isEmpty } from '../source/text';
import { wordPlace, type Said } from '../story/words';
import { conversion, doneOr, leftOut, type Convert } from './action';
import { MOST_ENTERED, outcomesFor } from './ranges';

type Flow = 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'G7' | 'G8' | 'G9' | 'G10' | 'G11';

const message = ({ key, with: blanks }: Said): Effect => ({
  kind: 'message',
  rules: key,
  ...(blanks && { with: blanks }),
});

export const FLOW: { readonly [T in Flow]: Convert<T> } = {
  G1: ({ draft, event }, action) => {
    const pause = (on: boolean, what: 'threat' | 'deployment', off: boolean): readonly Effect[] =>
      on ? [{ kind: 'pause', what, ...(off && { off: true }) }] : [];
    return doneOr(
      [
        ...(action.incRoundCounter ? [{ kind: 'skipRounds', rounds: 1 } as const] : []),
        ...pause(action.pauseDeployment, 'deployment', false),
        ...pause(action.unpauseDeployment, 'deployment', true),
        ...pause(action.pauseThreat, 'threat', false),
        ...pause(action.unpauseThreat, 'threat', true),
        ...(action.endMission ? endEffects(draft, event) : []),
      ],
      'nothingTicked',
    );
  },
  G2: ({ draft, script }, { theText, guid }) => {
    if (isEmpty(theText)) return conversion([clearSlot(draft, INFO)]);
    return conversion(
      holdRule(draft, INFO, draft.words.write(`${script}.info`, theText, wordPlace(guid, 'theText'))),
    );
  },
  G3: ({ draft, script }, { theText, longText, guid }) => {
    const long = isEmpty(longText)
      ? []
      : [message(draft.words.say(`${script}.goal`, longText, wordPlace(guid, 'longText')))];
    if (isEmpty(theText)) return doneOr(long, 'noObjective');
    return conversion([...objectiveEffects(draft, script, theText, wordPlace(guid, 'theText')), ...long]);
  },
  G4: ({ draft }, { triggerList }) => {
    const changes = triggerList.flatMap((change): readonly Effect[] => {
      const { triggerGUID, triggerName, setValue, modifyValue } = change;
      const variable = draft.triggers.get(triggerGUID);
      if (!variable) {
        addNote(draft, 'unchangedTrigger', { trigger: triggerName || triggerGUID });
        return [];
      }
      const { id, trigger } = variable;
      const sum = modifyValue < 0 ? `${id} - ${-modifyValue}` : `${id} + ${modifyValue}`;
      const value = setValue > -1 ? String(setValue) : sum;
      return [{ kind: 'set', variable: id, to: capped(value, trigger.maxValue) }];
    });
    if (changes.length === 0) return leftOut('noTriggers');
    return conversion([...changes, { kind: 'call', script: CHECK_CHANGE }]);
  },
  G5: (_, { threatModifierType, fixedValue, threatValue }) => {
    if (threatModifierType === 'Fixed') return conversion([{ kind: 'threat', add: fixedValue }]);
    if (threatModifierType === 'Multiple')
      return conversion([{ kind: 'threat', add: `${signed(threatValue)} * threatLevel` }]);
    return leftOut('noThreat');
  },
  G6: ({ draft, script }, { theText, buttonList, includeCancel, guid }) => {
    const said = draft.words.say(`${script}.ask`, theText, wordPlace(guid, 'mainText'));
    if (buttonList.length === 0) return { effects: isEmpty(theText) ? [] : [message(said)], fate: AS_WORDS };
    const nameOption = makeNamer();
    const options = buttonList.map((button): QuestionOption => ({
      id: nameOption(button.buttonText, 'button'),
      text: draft.words.write(`${script}.button`, button.buttonText, wordPlace(button.GUID, 'buttonText')),
      ...followUp(fireBoth(draft, button.triggerGUID, button.eventGUID)),
    }));
    const cancel = includeCancel
      ? [{ id: nameOption('leave it', 'leave'), text: draft.words.own('cancel') }]
      : [];
    const more = (rest: readonly QuestionOption[]): QuestionOption => ({
      id: nameOption('more', 'more'),
      text: draft.words.own('goOn'),
      do: [ask(rest)],
    });
    const ask = (all: readonly QuestionOption[]): Effect => {
      const [first, rest] = [all.slice(0, MOST_BUTTONS - 1), all.slice(MOST_BUTTONS - 1)];
      return {
        kind: 'question',
        text: said.key,
        ...(said.with && { with: said.with }),
        options: rest.length < 2 ? all : [...first, more(rest)],
      };
    };
    return conversion([ask([...options, ...cancel])]);
  },
  G7: ({ draft, script }, { theText, guid }) =>
    isEmpty(theText)
      ? leftOut('noText')
      : conversion([message(draft.words.say(`${script}.text`, theText, wordPlace(guid, 'theText')))]),
  G8: ({ draft }, { eventGroupGUID }) => doneOr(fireEventGroup(draft, eventGroupGUID), 'noEventGroup'),
  G9: ({ draft, script }, action) => {
    const { theText, inputList, failText, failTriggerGUID, failEventGUID, guid } = action;
    const said = draft.words.say(`${script}.enter`, theText, wordPlace(guid, 'mainText'));
    const textOf = (raw: string, place: string) =>
      isEmpty(raw) ? {} : { text: draft.words.write(`${script}.entered`, raw, place) };
    return conversion([
      {
        kind: 'input',
        text: said.key,
        ...(said.with && { with: said.with }),
        most: MOST_ENTERED,
        outcomes: outcomesFor(
          inputList.map((range) => ({
            from: Math.trunc(range.fromValue),
            ...(range.toValue >= 0 && { to: Math.trunc(range.toValue) }),
            ...textOf(range.theText, wordPlace(range.GUID, 'theText')),
            ...followUp(fireBoth(draft, range.triggerGUID, range.eventGUID)),
          })),
          {
            ...textOf(failText, wordPlace(guid, 'failText')),
            ...followUp(fireBoth(draft, failTriggerGUID, failEventGUID)),
          },
        ),
      },
    ]);
  },
  G10: ({ draft }, action) => {
    if (action.disableRoundLimit) return conversion([{ kind: 'roundLimit' }]);
    const script = limitScript(draft, action.eventGUID);
    const limit = draft.limitVariable;
    if (action.roundLimitModifier !== 0) {
      const add: Effect = { kind: 'add', variable: limit, by: action.roundLimitModifier };
      return conversion([add, { kind: 'roundLimit', rounds: `max(1, ${limit})`, ...script }]);
    }
    if (!action.setRoundLimit) return leftOut('noLimit');
    const set: Effect = { kind: 'set', variable: limit, to: Math.max(1, action.setLimitTo) };
    return conversion([set, { kind: 'roundLimit', rounds: limit, ...script }]);
  },
  G11: ({ draft, script }, action) => {
    const { countdownTimer, countdownTimerName, eventGUID, triggerGUID, showPlayerCountdown, guid } = action;
    const name = countdownTimerName.trim().toLowerCase() || eventGUID;
    const known = draft.countdowns.get(name) ?? [];
    draft.countdowns.set(name, known);
    if (countdownTimer < 0) {
      return conversion([{ kind: 'call', script: stopScript(draft, name) }]);
    }
    const countdown = draft.nameCountdown(countdownTimerName, 'countdown');
    known.push(countdown);
    addScript(draft, {
      id: draft.nameScript(`over-${countdown}`, 'over'),
      on: { kind: 'countdownOver', countdown },
      runs: 'always',
      do: [...fireEvent(draft, eventGUID), ...fireTrigger(draft, triggerGUID)],
    });
    const text = isEmpty(countdownTimerName)
      ? draft.words.own('countdown')
      : draft.words.write(`${script}.countdown`, countdownTimerName, wordPlace(guid, 'countdownTimerName'));
    // Ours counts the round that is being played as well.
    const rounds = Math.min(99, Math.trunc(countdownTimer) + 1);
    return conversion([{ kind: 'countdown', countdown, rounds, ...(showPlayerCountdown && { text }) }]);
  },
};

/** As many as one question may have; more come with the next one. */
const MOST_BUTTONS = 20;

const signed = (value: number): string => (value < 0 ? `(0 - ${-value})` : String(value));

/** One text at a time lies in the information panel. */
export const INFO = 'info';

/** What the bar shows; numbers in it are counters as well, because the bar is read later. */
export function objectiveEffects(
  draft: MissionDraft,
  script: string,
  raw: string,
  place: string,
): readonly Effect[] {
  const { key, with: blanks } = draft.words.say(`${script}.objective`, raw, place);
  for (const value of Object.values(blanks ?? {})) if (typeof value === 'string') draft.shown.add(value);
  if (draft.objectives.length >= MOST_LISTED)
    return [{ kind: 'message', rules: key, ...(blanks && { with: blanks }) }];
  const id = `objective-${draft.objectives.length + 1}`;
  draft.objectives.push({ id, text: key });
  return [{ kind: 'objective', objective: id, ...(blanks && { with: blanks }) }];
}

/** What the end of the last round sets off; left out: what it was. */
export function limitScript(draft: MissionDraft, event: string): { readonly script?: string } {
  const effects = fireEvent(draft, event);
  if (effects.length === 0) return {};
  const id = draft.nameScript('rounds-over', 'rounds-over');
  addScript(draft, { id, runs: 'always', do: effects });
  return { script: id };
}

/** Countdowns of one name may be started in several places: one script stops them all. */
function stopScript(draft: MissionDraft, name: string): string {
  const before = draft.stopScripts.get(name);
  if (before !== undefined) return before;
  const id = draft.nameScript(`stop-${name}`, 'stop');
  draft.stopScripts.set(name, id);
  return id;
}

export function addStops(draft: MissionDraft): void {
  for (const [name, id] of draft.stopScripts) {
    const all = draft.countdowns.get(name) ?? [];
    addScript(draft, {
      id,
      runs: 'always',
      do: all.map((countdown): Effect => ({ kind: 'stopCountdown', countdown })),
    });
  }
}
