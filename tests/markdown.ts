// Pages that tests write look as `npm run fix:format` leaves them.

import { format, type FormatConfig } from 'oxfmt';

export async function markdown(text: string, options: FormatConfig = {}): Promise<string> {
  const { code, errors } = await format('page.md', text, { printWidth: 110, ...options });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}
