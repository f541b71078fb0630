// Part of the service worker: what a phone's share sheet hands to the installed web app is put on a shelf, and the page that takes
// it from there is shown. See src/platform/openedFiles.ts.

/** Wherever the app lies. */
const PAGE = new URL('content', self.registration.scope).href;
const SHELF = 'shared-files';
const MOST_FILES = 50;
const MOST_BYTES = 32 * 1024 * 1024;

async function shelve(request) {
  const form = await request.formData();
  const files = form.getAll('files').filter((file) => file instanceof File && file.size <= MOST_BYTES);
  await caches.delete(SHELF);
  const shelf = await caches.open(SHELF);
  for (const [index, file] of files.slice(0, MOST_FILES).entries())
    await shelf.put(`/${SHELF}/${index}/${encodeURIComponent(file.name)}`, new Response(file));
  return Response.redirect(PAGE, 303);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'POST' && new URL(request.url).pathname === new URL(`${PAGE}/shared`).pathname)
    event.respondWith(shelve(request).catch(() => Response.redirect(PAGE, 303)));
});
