// How much of a property or fuzz test `npm test` runs. `npm run test:long` sets REDCELL_LONG and runs the full size.

export const IS_LONG = process.env['REDCELL_LONG'] === '1';

export const sized = (short: number, full: number): number => (IS_LONG ? full : short);
