import { shifts } from '@careloom/contract/resources/shifts';
import { FirstRows } from '@careloom/shared/detail';
import { useCall } from '@careloom/shared/query';
import type { SlotProps } from '@careloom/shared/slots';
import { NextShiftRow } from '../shift/next-shift-row';
import { t } from './texts';

/** The number of shifts that the card has room for. */
const SHOWN = 3;

/** The upcoming shifts of a worker, soonest first, each a link: past shifts have another status. */
export function Fill({ workerId, allHref, count = SHOWN }: SlotProps<'next-shifts'>) {
  const query = useCall(shifts.list, {
    worker_id: workerId,
    status: 'published,confirmed,in_progress',
    sort: 'start_at',
    dir: 'asc',
    per_page: SHOWN,
  });
  return (
    <FirstRows
      title={t('next.title')}
      all={{ text: t('next.all'), href: allHref }}
      query={query}
      rows={Math.min(count, SHOWN)}
      none={t('next.none')}
    >
      {(shift) => <NextShiftRow key={shift.id} shift={shift} />}
    </FirstRows>
  );
}
