// The author's page, fetched only where a preview is open: players never load any of it.

import { lazy } from 'react';

export const PreviewPage = lazy(async () => ({ default: (await import('./PreviewPage')).PreviewPage }));
