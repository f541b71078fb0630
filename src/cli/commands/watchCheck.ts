// `redcell check --watch`: checks again after every change, so that a terminal beside the editor is always up to date.

import { checkedLines, checkNamed, type NamedFiles } from '../checkNamed';
import { EXIT, type ExitCode, type Io } from '../command';
import { CONTENT_DIR } from '../contentFiles';
import { shownAs } from '../shownAs';
import { watchFiles, type WatchOptions } from '../watchFiles';

/** Until the signal comes; what was found last is the answer. */
export async function watchCheck(
  { named, alone, strict }: NamedFiles & { readonly strict: boolean },
  io: Io,
  watching: WatchOptions,
): Promise<ExitCode> {
  const watched = named.length > 0 ? named : [CONTENT_DIR];
  let fine = true;
  const look = async (): Promise<void> => {
    const checked = await checkNamed({ named, alone });
    fine = checked.problems.length === 0 && !(strict && checked.warnings.length > 0);
    io.clear?.();
    io.out(
      [
        // In a file the answers follow one another.
        ...(io.clear ? [] : ['']),
        new Date().toLocaleTimeString(),
        '',
        ...checkedLines(checked),
        '',
        `Watching ${watched.map(shownAs).join(', ')}. Stop with Ctrl+C.`,
      ].join('\n'),
    );
  };
  await watchFiles(watched, look, watching);
  return fine ? EXIT.fine : EXIT.problems;
}
