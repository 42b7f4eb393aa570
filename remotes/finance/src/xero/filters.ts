import { SYNC_STATES as SYNCS } from '@careloom/contract/resources/xero-bills';
import type { Filter } from '@careloom/shared/list';
import { stateWord } from '@careloom/shared/ui';
import { SYNC_STATES } from '../invoice/states';
import { t } from '../texts';

export const billFilters = (): Filter[] => [
  {
    kind: 'select',
    name: 'sync',
    label: t('xero.column.sync'),
    multiple: true,
    options: SYNCS.map((value) => ({ value, label: stateWord(SYNC_STATES, value) })),
  },
];
