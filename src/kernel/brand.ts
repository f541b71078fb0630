// One helper for all ids and units, so that a TileId cannot be handed to something that wants a FigureId.

declare const brand: unique symbol;

export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
