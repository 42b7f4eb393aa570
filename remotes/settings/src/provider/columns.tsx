import type { Provider } from '@careloom/contract/resources/providers';
import type { Column } from '@careloom/shared/list';
import { Who } from '@careloom/shared/ui';
import { t } from '../texts';

/** Groups digits in threes from the right, as usual in print: `51 824 753 556` for an ABN, `004 085 616` for an ACN. */
export const groupedNumber = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ' ');

export const providerColumns = (): Column<Provider>[] => [
  { key: 'name', head: t('field.provider.name'), place: 'title', sort: 'name', cell: ({ name }) => <Who name={name} place /> },
  { key: 'abn', head: t('field.provider.acn_abn'), place: 'line', sort: 'abn', number: true, cell: ({ abn }) => groupedNumber(abn) },
];
