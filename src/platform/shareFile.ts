// Hands a file to the player: through the share sheet of a device, as a download in a browser.

import { isNative } from './device';

export type Shared = 'shared' | 'failed';

export async function shareFile(name: string, text: string): Promise<Shared> {
  try {
    await (isNative() ? shareFromDevice(name, text) : Promise.resolve(download(name, text)));
    return 'shared';
  } catch (error) {
    // Closing the sheet is no failure.
    return error instanceof Error && /cancel/i.test(error.message) ? 'shared' : 'failed';
  }
}

async function shareFromDevice(name: string, text: string): Promise<void> {
  const { Directory, Encoding, Filesystem } = await import('@capacitor/filesystem');
  const { Share } = await import('@capacitor/share');
  const { uri } = await Filesystem.writeFile({
    path: name,
    directory: Directory.Cache,
    data: text,
    encoding: Encoding.UTF8,
  });
  await Share.share({ title: name, files: [uri] });
}

function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin to read only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
