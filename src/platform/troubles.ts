// Errors that nothing in the app has caught. They are told on, so that a bug report can say where they happened.

/** Of the two events, the part that is read here; neither has to come from a browser. */
type Uncaught = Event & { readonly error?: unknown; readonly reason?: unknown };

/** What comes without an error (a browser's own remarks, scripts of strangers) says nothing of the app, and is left out. */
export function listenForTroubles(from: EventTarget, note: (error: unknown) => void): void {
  from.addEventListener('error', ({ error }: Uncaught) => {
    if (error !== undefined && error !== null) note(error);
  });
  from.addEventListener('unhandledrejection', ({ reason }: Uncaught) => note(reason));
}
