// The content of the app for tests that ask questions about it.

import type { Pack } from '../../src/packs';
import { builtIn } from '../content/missions';

export const builtInPack = async (): Promise<Pack> => (await builtIn()).pack;
