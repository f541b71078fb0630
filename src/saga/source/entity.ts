// The things on a Saga map, and the buttons that open when one is tapped.

import { z } from 'zod';
import { ENTITY_TYPES, EXPANSIONS, MARKER_TYPES } from './enums';
import {
  sagaFlag,
  guid,
  list,
  looseText,
  SAGA_MOST,
  sagaName,
  number,
  oneOf,
  pointFilter,
  position,
  sagaText,
} from './fields';

export const button = z.object({ GUID: guid, buttonText: sagaText, triggerGUID: guid, eventGUID: guid });
export type SagaButton = z.output<typeof button>;

export const properties = z
  .object({
    name: sagaName,
    isActive: sagaFlag(true),
    theText: sagaText,
    entityColor: sagaName,
    buttonActions: list(button),
  })
  .optional()
  .transform(
    (value) => value ?? { name: '', isActive: true, theText: '', entityColor: '', buttonActions: [] },
  );
export type SagaProperties = z.output<typeof properties>;

const placed = {
  GUID: guid,
  name: sagaName,
  entityPosition: position,
  entityRotation: number(0),
  mapSectionOwner: guid,
  entityProperties: properties,
};

export const tile = z.object({
  ...placed,
  tileID: looseText,
  tileSide: sagaName,
  expansion: oneOf(EXPANSIONS, 'Core'),
});
export type SagaTile = z.output<typeof tile>;

export const entity = z.object({
  ...placed,
  entityType: oneOf(ENTITY_TYPES, 'Token'),
  deploymentColor: sagaName,
  tokenColor: sagaName,
  markerType: oneOf(MARKER_TYPES, 'Neutral'),
  deploymentPointProps: pointFilter,
  Width: number(1),
  Height: number(1),
  Duration: number(0),
});
export type SagaEntity = z.output<typeof entity>;

export const entities = list(entity, SAGA_MOST.entities);
