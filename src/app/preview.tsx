// The author's preview: takes what the server of `redcell preview` sends, and hands it to the page. Loaded only when such a
// server has sent the page.

import { PREVIEW_ADDRESSES, type PreviewWork } from '../packs';
import { openPreview, PreviewPage, type Services } from '../ui';

const PLACE = 'redcell-preview';

type Previewing = Pick<Services, 'content' | 'forgetContent'> & { readonly Page: () => React.ReactNode };

export function startPreview(): Previewing {
  const preview = openPreview({
    read: () => sessionStorage.getItem(PLACE),
    write: (text) => sessionStorage.setItem(PLACE, text),
  });
  const stream = new EventSource(PREVIEW_ADDRESSES.events);
  stream.addEventListener('open', () => preview.store.setState({ isConnected: true }));
  // The browser tries again by itself.
  stream.addEventListener('error', () => preview.store.setState({ isConnected: false }));
  stream.addEventListener('message', () => void fetchWork().then((work) => work && preview.receive(work)));
  return {
    content: preview.content,
    forgetContent: () => undefined,
    Page: () => <PreviewPage preview={preview} />,
  };
}

async function fetchWork(): Promise<PreviewWork | null> {
  const answer = await fetch(PREVIEW_ADDRESSES.work);
  return (await answer.json()) as PreviewWork | null;
}
