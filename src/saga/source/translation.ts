// Translations of Saga missions: texts of another language, joined to the mission by the ids of what they belong to.

import { z } from 'zod';
import { AGENDA_TYPES } from './enums';
import { sagaFlag, guid, list, SAGA_MOST, sagaName, oneOf, sagaText } from './fields';
import { initialGroup, wordPlace, type TranslatedTexts } from '../story/words';

const buttons = list(z.object({ GUID: guid, theText: sagaText }));

/** Where the texts of a translated action belong: the field that the action itself has them in. */
const ACTION_TEXTS = {
  theText: 'theText',
  shortText: 'theText',
  newInstructions: 'theText',
  tbText: 'theText',
  repositionText: 'theText',
  longText: 'longText',
  mainText: 'mainText',
  failText: 'failText',
  otherTarget: 'otherTarget',
  customText: 'customText',
  modification: 'modification',
  repositionInstructions: 'repositionInstructions',
  enemyName: 'name',
  customName: 'name',
  cardName: 'name',
  surges: 'surges',
  bonuses: 'bonuses',
  keywords: 'keywords',
  abilities: 'abilities',
} as const satisfies Readonly<Record<string, string>>;
type ActionText = keyof typeof ACTION_TEXTS;
const ACTION_FIELDS = Object.keys(ACTION_TEXTS) as readonly ActionText[];

const translatedAction = z.object({
  GUID: guid,
  ...(Object.fromEntries(ACTION_FIELDS.map((field) => [field, sagaText])) as Record<
    ActionText,
    typeof sagaText
  >),
  buttonList: buttons,
  inputList: buttons,
  translatedEntityProperties: list(
    z.object({ GUID: guid, theText: sagaText, buttonList: buttons }),
    SAGA_MOST.entities,
  ),
});

export const translationSchema = z.object({
  languageID: sagaName,
  missionProperties: z
    .object({
      missionName: sagaText,
      missionDescription: sagaText,
      missionInfo: sagaText,
      startingObjective: sagaText,
      repositionOverride: sagaText,
      additionalMissionInfo: sagaText,
    })
    .prefault({}),
  events: list(
    z.object({ GUID: guid, eventText: sagaText, eventActions: list(translatedAction, SAGA_MOST.actions) }),
    SAGA_MOST.events,
  ),
  mapEntities: list(
    z.object({ GUID: guid, mainText: sagaText, entityName: sagaText, buttonList: buttons }),
    SAGA_MOST.entities,
  ),
  initialGroups: list(z.object({ cardName: sagaName, customInstructions: sagaText })),
});
export type SagaTranslation = z.output<typeof translationSchema>;

export const packageSchema = z.object({
  GUID: guid,
  campaignName: sagaName,
  campaignInstructions: sagaText,
  campaignMissionItems: list(
    z.object({ missionGUID: guid, missionName: sagaName, customMissionIdentifier: sagaName }),
  ),
  campaignStructure: list(
    z.object({
      missionType: z.union([z.number(), z.string()]).optional(),
      missionID: sagaName,
      threatLevel: z.number().min(0).max(100).optional(),
      itemTier: list(z.string().max(20), 10),
      isForced: sagaFlag(false),
      isAgendaMission: sagaFlag(false),
      agendaType: oneOf(AGENDA_TYPES, 'NotSet'),
      customMissionIdentifier: sagaName,
    }),
  ),
  campaignTranslationItems: list(
    z.object({ fileName: sagaName, isInstruction: sagaFlag(false), assignedMissionGUID: guid }),
    200,
  ),
});
export type SagaPackage = z.output<typeof packageSchema>;

/** Words of the source for languages that have other names elsewhere. */
const CODES: Readonly<Record<string, string>> = { br: 'pt-BR', cn: 'zh', jp: 'ja', cz: 'cs', kr: 'ko' };

/** "Deutsch (DE)" is `de`; without brackets the fallback. */
export function languageOf(languageID: string, otherwise: string): string {
  const [, code = ''] = /\(([A-Za-z]{2,3})\)/.exec(languageID) ?? [];
  const small = code.toLowerCase();
  return CODES[small] ?? (small === '' ? otherwise : small);
}

export function translationOf(source: SagaTranslation, language: string): TranslatedTexts {
  const texts = new Map<string, string>();
  const put = (of: string, field: string, value: string): void => {
    if (value.trim() !== '') texts.set(wordPlace(of, field), value);
  };
  const putButtons = (
    list: readonly { readonly GUID: string; readonly theText: string }[],
    field: string,
  ): void => {
    for (const { GUID, theText } of list) put(GUID, field, theText);
  };
  for (const [field, value] of Object.entries(source.missionProperties)) put('mission', field, value);
  for (const { GUID, eventText, eventActions } of source.events) {
    put(GUID, 'eventText', eventText);
    for (const action of eventActions) {
      for (const field of ACTION_FIELDS) put(action.GUID, ACTION_TEXTS[field], action[field]);
      putButtons(action.buttonList, 'buttonText');
      putButtons(action.inputList, 'theText');
      for (const properties of action.translatedEntityProperties) {
        put(properties.GUID, 'theText', properties.theText);
        putButtons(properties.buttonList, 'buttonText');
      }
    }
  }
  for (const { GUID, mainText, entityName, buttonList } of source.mapEntities) {
    put(GUID, 'name', entityName);
    put(GUID, 'theText', mainText);
    putButtons(buttonList, 'buttonText');
  }
  for (const { cardName, customInstructions } of source.initialGroups)
    put(initialGroup(cardName), 'customText', customInstructions);
  return { language, texts };
}
