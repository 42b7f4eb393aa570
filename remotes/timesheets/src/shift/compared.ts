import type { ShiftDetail } from '@careloom/contract/resources/shifts';
import { formatDate, formatDecimal, formatMoney } from '@careloom/shared/format';
import { t } from '../texts';
import { isWorked } from './trail';

export interface ComparedFact {
  label: string;
  rostered: string;
  worked: string;
  differs: boolean;
}

type Times = { start_at: string; end_at: string };

const HOUR_MS = 3_600_000;
const hoursOf = ({ start_at, end_at }: Times) => formatDecimal((Date.parse(end_at) - Date.parse(start_at)) / HOUR_MS);

/** Planned beside worked values, which are a dash before the shift is worked; empty without roster data. */
export function comparedOf(shift: ShiftDetail): ComparedFact[] {
  const { rostered, time_zone } = shift;
  if (!rostered) return [];
  const rows = [
    { label: t('field.shift.start_time'), of: ({ start_at }: Times) => formatDate(start_at, 'time', time_zone) },
    { label: t('field.shift.end_time'), of: ({ end_at }: Times) => formatDate(end_at, 'time', time_zone) },
    { label: t('field.shift.total_hour'), of: hoursOf },
    { label: t('field.shift.total_cost'), of: ({ total_cost }: { total_cost: string }) => formatMoney(total_cost) },
  ];
  return rows.map(({ label, of }) => {
    const planned = of(rostered);
    if (!isWorked(shift)) return { label, rostered: planned, worked: '–', differs: false };
    const done = of(shift);
    return { label, rostered: planned, worked: done, differs: planned !== done };
  });
}
