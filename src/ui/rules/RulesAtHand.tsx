// Gives every text below it the rules to look up, and shows an entry above the page when a term is tapped.

import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { GlossarySource } from '../../text';
import { FailureBoundary } from '../parts/FailureBoundary';
import { lazyPage } from '../parts/lazyPage';
import { keepGlossaries } from './keeper';
import { closeTerms, openTerms } from './openTerm';
import { KeeperContext } from './useGlossary';

const TermSheet = lazyPage(async () => (await import('./TermSheet')).TermSheet, ['ui'], null);

export function RulesAtHand({ source, children }: { source: GlossarySource; children: ReactNode }) {
  const [keeper] = useState(() => keepGlossaries(source));
  const isOpen = useStore(openTerms, (open) => open.length > 0);
  return (
    <KeeperContext value={keeper}>
      {children}
      {isOpen && (
        <FailureBoundary fallback={() => <Closed />}>
          <TermSheet />
        </FailureBoundary>
      )}
    </KeeperContext>
  );
}

/** A sheet that can't be had must not take the page below with it. */
function Closed() {
  useEffect(closeTerms, []);
  return null;
}
