import { audit } from '@careloom/contract/resources/audit';
import type { Filter } from '@careloom/shared/list';
import { t } from './texts';
import { kindOf, RECORDS } from './records';

export const auditFilters = (): Filter[] => [
  {
    kind: 'select',
    name: 'record',
    label: t('audit.record'),
    options: Object.keys(RECORDS).map((value) => ({ value, label: kindOf(value) })),
  },
  { kind: 'select', name: 'actor_id', label: t('audit.who'), options: [], people: audit.people },
  { kind: 'range', label: t('audit.day'), from: 'from', to: 'to' },
];
