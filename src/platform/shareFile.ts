// Hands a file to the player: through the share sheet of a device, as a download in a browser.

import { toBase64 } from '../session';
import { isNative } from './device';

export type ShareOutcome = 'shared' | 'failed';

/** Text, or bytes as they are. */
type Content = string | Uint8Array;

export async function shareFile(name: string, content: Content): Promise<ShareOutcome> {
  try {
    await (isNative() ? shareFromDevice(name, content) : Promise.resolve(download(name, content)));
    return 'shared';
  } catch (error) {
    // Closing the sheet is no failure.
    return error instanceof Error && /cancel/i.test(error.message) ? 'shared' : 'failed';
  }
}

/** The one folder that other apps may be handed files from (android/.../file_paths.xml). */
const SHARED_FOLDER = 'shared';

async function shareFromDevice(name: string, content: Content): Promise<void> {
  const { Directory, Encoding, Filesystem } = await import('@capacitor/filesystem');
  const { Share } = await import('@capacitor/share');
  const { uri } = await Filesystem.writeFile({
    path: `${SHARED_FOLDER}/${name}`,
    directory: Directory.Cache,
    recursive: true,
    ...(typeof content === 'string'
      ? { data: content, encoding: Encoding.UTF8 }
      : { data: toBase64(content) }),
  });
  await Share.share({ title: name, files: [uri] });
}

function download(name: string, content: Content): void {
  const link = document.createElement('a');
  const blob =
    typeof content === 'string'
      ? new Blob([content], { type: 'application/json' })
      : new Blob([new Uint8Array(content)], { type: 'application/zip' });
  link.href = URL.createObjectURL(blob);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin to read only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
