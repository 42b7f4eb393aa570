import { MEMBER_TYPES } from '@careloom/contract/resources/my-team';
import type { Filter } from '@careloom/shared/list';
import { t } from '../house/words';
import { typeWord } from './states';

export const memberFilters = (): Filter[] => [
  {
    kind: 'select',
    name: 'user_type',
    label: t('field.team.member_type'),
    multiple: true,
    options: MEMBER_TYPES.map((value) => ({ value, label: typeWord(value) })),
  },
  {
    kind: 'select',
    name: 'is_active',
    label: t('field.team.status'),
    options: [
      { value: '1', label: t('option.active.active') },
      { value: '0', label: t('option.active.inactive') },
    ],
  },
];
