// How a canvas is drawn on. Smooth edges cost a graphics card next to nothing, but a device without one draws every frame for several
// times as long with them.

import { graphicsHere } from '../webgl';

type Wishes = { readonly antialias: boolean; readonly alpha: boolean };

export const graphics = (alpha: boolean): Wishes => ({ antialias: graphicsHere() === 'card', alpha });
