// Why a pack could not be installed or cannot be played, in one sentence; and the exact places for its author.

import { useTranslation } from 'react-i18next';
import { BUDGETS, printable } from '../../kernel';
import { formatProblem } from '../../packs';
import type { ImportProblem, InstalledPack } from '../../session';
import { sizeText } from '../parts/sizeText';

export type ContentTrouble = ImportProblem | Extract<InstalledPack, { kind: 'broken' }>['problem'];

export function useTroubleText(): (trouble: ContentTrouble) => string {
  const { t, i18n } = useTranslation();
  return (trouble) => {
    switch (trouble.code) {
      case 'storage':
        return t(`content.problems.${trouble.reason}`);
      case 'newerApp':
        return t('content.problems.newerApp', { version: trouble.version });
      case 'older':
        return t('content.problems.older', { version: trouble.installed });
      case 'clash':
        return trouble.by === undefined
          ? t('content.problems.clash')
          : t('content.problems.clashWith', { title: trouble.by });
      case 'tooManyMissions':
      case 'tooManyPacks':
        return t(`content.problems.${trouble.code}`, { most: trouble.most });
      case 'zipTooLarge':
        return t('content.problems.zipTooLarge', { size: sizeText(BUDGETS.zip.bytes, i18n.language) });
      case 'fileTooLarge':
        return t('content.problems.fileTooLarge', { size: sizeText(trouble.most, i18n.language) });
      default:
        return t(`content.problems.${trouble.code}`);
    }
  };
}

type DetailLines = { readonly count: number; readonly lines: () => readonly string[] };

/** Text from strangers, to be shown as text. */
export function detailsOf(trouble: ContentTrouble): DetailLines {
  if ('problems' in trouble) {
    const { problems } = trouble;
    return {
      count: problems.length,
      lines: () => problems.map((problem) => printable(formatProblem(problem))),
    };
  }
  const name = 'name' in trouble ? trouble.name : undefined;
  return { count: name === undefined ? 0 : 1, lines: () => (name === undefined ? [] : [printable(name)]) };
}
