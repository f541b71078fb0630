// Haptics: short and few. A phone that lies on a table is heard when it buzzes.

import type { Buzz } from '../session';

/** Milliseconds of buzzing and pausing in turn. */
const PATTERNS: Readonly<Record<Buzz, number[]>> = {
  tap: [8],
  notice: [25],
  good: [20, 60, 20],
  bad: [60, 50, 60],
};

export const webBuzz =
  (vibrate: (pattern: number[]) => boolean) =>
  (kind: Buzz): void =>
    void vibrate(PATTERNS[kind]);

export function nativeBuzz(kind: Buzz): void {
  void buzzNatively(kind).catch(() => undefined);
}

async function buzzNatively(kind: Buzz): Promise<void> {
  const { Haptics, ImpactStyle, NotificationType } = await import('@capacitor/haptics');
  switch (kind) {
    case 'tap':
      return Haptics.impact({ style: ImpactStyle.Light });
    case 'notice':
      return Haptics.impact({ style: ImpactStyle.Medium });
    case 'good':
      return Haptics.notification({ type: NotificationType.Success });
    case 'bad':
      return Haptics.notification({ type: NotificationType.Warning });
  }
}
