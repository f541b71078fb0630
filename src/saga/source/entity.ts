// The things on a Saga map, and the buttons that open when one is tapped.

import { z } from 'zod';
import { ENTITY_TYPES, EXPANSIONS, MARKER_TYPES } from './enums';
import {
  flag,
  guid,
  list,
  looseText,
  MOST,
  name,
  number,
  oneOf,
  pointFilter,
  position,
  text,
} from './fields';

export const button = z.object({ GUID: guid, buttonText: text, triggerGUID: guid, eventGUID: guid });
export type SagaButton = z.output<typeof button>;

export const properties = z
  .object({
    name,
    isActive: flag(true),
    theText: text,
    entityColor: name,
    buttonActions: list(button),
  })
  .optional()
  .transform(
    (value) => value ?? { name: '', isActive: true, theText: '', entityColor: '', buttonActions: [] },
  );
export type SagaProperties = z.output<typeof properties>;

const placed = {
  GUID: guid,
  name,
  entityPosition: position,
  entityRotation: number(0),
  mapSectionOwner: guid,
  entityProperties: properties,
};

export const tile = z.object({
  ...placed,
  tileID: looseText,
  tileSide: name,
  expansion: oneOf(EXPANSIONS, 'Core'),
});
export type SagaTile = z.output<typeof tile>;

export const entity = z.object({
  ...placed,
  entityType: oneOf(ENTITY_TYPES, 'Token'),
  deploymentColor: name,
  tokenColor: name,
  markerType: oneOf(MARKER_TYPES, 'Neutral'),
  deploymentPointProps: pointFilter,
  Width: number(1),
  Height: number(1),
  Duration: number(0),
});
export type SagaEntity = z.output<typeof entity>;

export const entities = list(entity, MOST.entities);
