// Saves a copy of everything as a file, in one tap, and says what became of it.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../services';

type MakeCopy = {
  readonly isBusy: boolean;
  /** `null`: nothing was asked for yet. */
  readonly said: { readonly ok: boolean; readonly text: string } | null;
  readonly make: () => Promise<void>;
};

export function useMakeCopy(): MakeCopy {
  const { t } = useTranslation();
  const { copies, copyDates, shareFile, note } = useServices();
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<MakeCopy['said']>(null);
  const run = async (): Promise<NonNullable<MakeCopy['said']>> => {
    const made = await (await copies()).make();
    if (!made.ok) return { ok: false, text: t(`keeping.problems.${made.error.code}`) };
    const { name, bytes, madeAt, games, left } = made.value;
    if ((await shareFile(name, bytes)) === 'failed') return { ok: false, text: t('load.notShared') };
    copyDates.setState({ last: madeAt });
    const text = t('keeping.made', { count: games });
    return { ok: true, text: left > 0 ? `${text} ${t('keeping.left', { count: left })}` : text };
  };
  return {
    isBusy,
    said,
    make: async () => {
      setIsBusy(true);
      try {
        setSaid(await run());
      } catch (error) {
        note(error);
        setSaid({ ok: false, text: t('keeping.problems.unreadable') });
      }
      setIsBusy(false);
    },
  };
}
