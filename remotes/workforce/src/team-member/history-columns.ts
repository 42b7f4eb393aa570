import type { Leadership } from '@careloom/contract/resources/my-team';
import { formatDate } from '@careloom/shared/format';
import type { Column } from '@careloom/shared/list';
import { t } from '../texts';

/** A house that was led, and for how long. */
export const historyColumns = (): Column<Leadership>[] => [
  { key: 'house', head: t('records.house'), place: 'title', cell: ({ house }) => house.name },
  { key: 'from', head: t('team.from'), number: true, labelled: true, cell: ({ from }) => formatDate(from) },
  { key: 'to', head: t('team.to'), number: true, labelled: true, cell: ({ to }) => (to === null ? t('team.until_now') : formatDate(to)) },
];
