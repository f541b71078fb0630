// The author's page, fetched only where a preview is open: players never load any of it.

import { lazyPart } from '../parts/lazyPart';

export const PreviewPage = lazyPart(async () => (await import('./PreviewPage')).PreviewPage);
