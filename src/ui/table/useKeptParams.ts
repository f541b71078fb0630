// The parameters of a page's address, kept while the page is out of sight: Ionic leaves pages mounted below others, and
// players who come back by the menu must find the table as it was.

import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

const left = new Map<string, string>();

export function useKeptParams(path: string) {
  const { pathname, search } = useLocation();
  const [, setSearch] = useSearchParams();
  const isHere = pathname === path;
  const text = isHere && search !== '' ? search : (left.get(path) ?? '');
  const params = useMemo(() => new URLSearchParams(text), [text]);
  useEffect(() => {
    if (isHere && search !== '') left.set(path, search);
  }, [isHere, path, search]);

  const set = (name: string, value: string) => {
    if (!isHere) return;
    const next = new URLSearchParams(params);
    next.set(name, value);
    setSearch(next, { replace: true });
  };
  return { params, set };
}
