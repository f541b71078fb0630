// The options of `redcell preview`.

import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../../kernel';

/** `port` left out: the first free one from here on. */
export const FIRST_PORT = 5180;

export type PreviewOptions = { readonly name: string; readonly port?: number; readonly open: boolean };

export function readPreviewOptions(args: readonly string[]): Result<PreviewOptions, string> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { port: { type: 'string' }, open: { type: 'boolean', default: false } },
    });
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) return err('expected one FILE, folder, MISSION or CAMPAIGN');
    if (values.port === undefined) return ok({ name, open: values.open });
    const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : 0;
    return port >= 1 && port <= 65_535
      ? ok({ name, port, open: values.open })
      : err(`--port: expected a number from 1 to 65535, found "${values.port}"`);
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
}
