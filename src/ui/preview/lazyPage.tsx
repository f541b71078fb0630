// The author's page, fetched only where a preview is open: players never load any of it.

import { lazyPage } from '../parts/lazyPage';

export const PreviewPage = lazyPage(async () => (await import('./PreviewPage')).PreviewPage);
