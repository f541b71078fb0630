import type { ReactNode } from 'react';

/** A plain word to the player where there is nothing to show, or something went wrong. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="notice">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
