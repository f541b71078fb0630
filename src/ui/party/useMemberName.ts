import { useTranslation } from 'react-i18next';
import type { PartyMember } from '../../party';

/** Heroes under the name that their device gave; whatever else a device is, in the words of this one. */
export function useMemberName(): (member: PartyMember) => string {
  const { t } = useTranslation();
  return ({ role, heroes, name }) => {
    if (role !== 'player') return t(`party.${role}`);
    return heroes.length > 0 ? name : t('party.player');
  };
}
