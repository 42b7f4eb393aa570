import { AVAILABILITIES } from '@careloom/contract/resources/support-workers';
import { t } from '../texts';
import type { Filter } from '@careloom/shared/list';
import { stateWord } from '@careloom/shared/ui';
import { AVAILABILITY_STATES } from './states';

export const availabilityFilter = (): Filter[] => [
  {
    kind: 'select',
    name: 'availability',
    label: t('field.worker.availability'),
    options: AVAILABILITIES.map((value) => ({ value, label: stateWord(AVAILABILITY_STATES, value) })),
  },
];
