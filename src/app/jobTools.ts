// What long work needs to know of this build: its version, and how missions of the Saga format are converted.

import { version } from '../../package.json';
import { importSaga } from '../saga';
import type { JobTools } from '../session';
import { orderReader, piecesOf } from '../text';

const english = orderReader('en');

export const jobTools: JobTools = {
  appVersion: version,
  convert: (texts, pack) =>
    importSaga(texts, { pack, readOrder: (sentence) => english.line(piecesOf(sentence))[0] ?? null }),
};
