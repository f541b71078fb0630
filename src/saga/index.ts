export { importSaga } from './importSaga';
export type {
  AccountRow,
  ActionFate,
  Imported,
  ImportedCampaign,
  ImportedMission,
  ImportReport,
  SagaTools,
} from './imported';
export type { ImportNote, LeftCode, NoteCode } from './notes';
export { MAX_SAGA_SIZE, tooLargeSaga } from './source/readSource';
export { isSagaCharacter } from './source/sources';
