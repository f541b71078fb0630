// Deployment points by names that tell them apart: several have none of their own and are numbered.

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMission } from '../mission';

export function usePointNames(): (point: string) => string {
  const { t } = useTranslation();
  const { play, teller } = useMission();
  return useMemo(() => {
    const points = play.mission.things.filter(({ kind }) => kind === 'spawn').map(({ id }) => id);
    const names = points.map((id) => teller.thing(id));
    return (point) => {
      const name = teller.thing(point);
      if (names.filter((other) => other === name).length < 2) return name;
      return t('byHand.deploy.numbered', { point: name, number: points.indexOf(point) + 1 });
    };
  }, [t, play, teller]);
}
