// The entry of a tapped term, above the page: players do not lose their place to read a rule.

import { useCallback, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Icon } from '../icons';
import { useCloseOnBack } from '../mission/useCloseOnBack';
import { EntryView, type EntryLink } from './EntryView';
import { backToTerm, closeTerms, openTerm, openTerms } from './openTerm';
import { WithGlossary } from './WithGlossary';

export function TermSheet() {
  const { t } = useTranslation();
  const open = useStore(openTerms);
  const id = open.at(-1);
  const headingId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closing the dialog itself gives the focus back to the term that was tapped.
  const close = useCallback(() => dialog.current?.close(), []);
  useEffect(() => {
    const sheet = dialog.current;
    const onClick = ({ target }: MouseEvent) => target === sheet && sheet?.close();
    sheet?.showModal();
    // Beside the sheet means its backdrop.
    sheet?.addEventListener('click', onClick);
    return () => sheet?.removeEventListener('click', onClick);
  }, []);
  useCloseOnBack(open.length > 0, open.length > 1 ? backToTerm : close);
  return (
    <dialog ref={dialog} className="term-sheet" aria-labelledby={headingId} onClose={closeTerms}>
      <div className="term-sheet-body">
        <div className="term-sheet-tools">
          {open.length > 1 && (
            <button type="button" className="tool" aria-label={t('common.back')} onClick={backToTerm}>
              <Icon name="undo" />
            </button>
          )}
          <button
            type="button"
            className="tool term-sheet-close"
            aria-label={t('common.close')}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        <WithGlossary>
          {(glossary) => {
            const entry = glossary.byId.get(id ?? '');
            return entry ? (
              <EntryView
                key={entry.id}
                glossary={glossary}
                entry={entry}
                Link={SheetLink}
                headingId={headingId}
              />
            ) : (
              <p id={headingId}>{t('rules.unknown')}</p>
            );
          }}
        </WithGlossary>
      </div>
    </dialog>
  );
}

const SheetLink: EntryLink = ({ id, children }) => (
  <button type="button" className="term" onClick={() => openTerm(id)}>
    {children}
  </button>
);
