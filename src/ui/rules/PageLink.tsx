// A link from one page of the rules to another. It is a true link: it can be opened elsewhere, copied and sent.

import { useIonRouter } from '@ionic/react';
import type { MouseEvent } from 'react';
import type { EntryLink } from './EntryView';

export const PageLink: EntryLink = ({ id, children }) => {
  const router = useIonRouter();
  const href = `/rules/${id}`;
  const onClick = (event: MouseEvent) => {
    // Whoever wants a new tab gets one.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    router.push(href);
  };
  return (
    <a className="term" href={href} onClick={onClick}>
      {children}
    </a>
  );
};
