import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether the page is the one that players see: Ionic keeps pages alive below others. */
export function useOnScreen(): boolean {
  const { pathname } = useLocation();
  const [own] = useState(pathname);
  return pathname === own;
}
