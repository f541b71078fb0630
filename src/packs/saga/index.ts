export { importSaga } from './importSaga';
export type {
  AccountRow,
  Fate,
  Imported,
  ImportedCampaign,
  ImportedMission,
  ImportNote,
  ImportReport,
  SagaTools,
} from './imported';
export { MAX_SAGA_SIZE, tooLargeSaga } from './readSource';
