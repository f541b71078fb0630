// Range and cover of an attack, as players read them off the table.

import { useTranslation } from 'react-i18next';
import type { RulerBand } from '../../../legion';
import { BANDS, COVERS } from './bands';
import { Chips } from './Chips';

type RangeProps = {
  readonly chosen: RulerBand;
  readonly onChoose: (band: RulerBand) => void;
  readonly legend?: string;
  readonly bands?: readonly RulerBand[];
};

export function RangeField({ chosen, onChoose, legend, bands = BANDS }: RangeProps) {
  const { t } = useTranslation();
  const title = legend ?? t('legion.choose.range');
  return (
    <fieldset className="battle-field">
      <legend>{title}</legend>
      <Chips
        label={title}
        options={bands}
        chosen={chosen}
        onChoose={onChoose}
        name={(one) => t(`legion.bandName.${one}`)}
      >
        {(one) => t(`legion.band.${one}`)}
      </Chips>
    </fieldset>
  );
}

type Cover = (typeof COVERS)[number];

export function CoverField({
  chosen,
  onChoose,
}: {
  readonly chosen: Cover;
  readonly onChoose: (cover: Cover) => void;
}) {
  const { t } = useTranslation();
  return (
    <fieldset className="battle-field">
      <legend>{t('legion.choose.cover')}</legend>
      <Chips label={t('legion.choose.cover')} options={COVERS} chosen={chosen} onChoose={onChoose}>
        {(one) => t(`legion.cover.${one}`)}
      </Chips>
    </fieldset>
  );
}
