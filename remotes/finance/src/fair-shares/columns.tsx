import type { FairShare, SharedWork } from '@careloom/contract/resources/fair-shares';
import { fullName } from '@careloom/shared/format';
import type { Column } from '@careloom/shared/list';
import { Who } from '@careloom/shared/ui';
import { t } from './texts';
import { shareBar } from './share-bar';
import { lineOf } from './share-words';

const HEADS = { weekend: 'shares.weekend', holiday: 'shares.holiday', sleep_over: 'shares.sleep_over', night: 'shares.night' } as const;

const shareColumn = (kind: SharedWork, drop?: 1 | 2): Column<FairShare> => ({
  key: kind,
  head: t(HEADS[kind]),
  sort: kind,
  place: 'line',
  labelled: true,
  cell: (row) => shareBar(kind, row),
  ...(drop && { drop }),
});

/** Columns of the list: the worker, and each kind of work compared with an even share. */
export const shareColumns = (): Column<FairShare>[] => [
  {
    key: 'worker',
    head: t('shares.worker'),
    place: 'title',
    sort: 'name',
    cell: (row) => <Who name={fullName(row.worker)} picture={row.worker.sm_profile_picture_url} line={lineOf(row)} />,
  },
  shareColumn('weekend'),
  shareColumn('holiday'),
  shareColumn('sleep_over', 2),
  shareColumn('night', 1),
];
