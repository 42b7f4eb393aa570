import { SCHEDULED, type ShiftDetail } from '@careloom/contract/resources/shifts';
import type { TrailKnot } from '@careloom/shared/detail';
import { formatDate, formatMoney, fullName } from '@careloom/shared/format';
import { t } from './texts';

const WORKED: readonly string[] = ['completed', 'submitted', 'approved', 'invoiced'];

/** Whether a shift was worked: before that its times are rostered ones. */
export const isWorked = ({ status }: Pick<ShiftDetail, 'status'>): boolean => WORKED.includes(status);

/** The steps of an amount from the roster to approval, with its value at each step. A cancelled shift ends the trail. */
export function trailOf(shift: ShiftDetail): TrailKnot[] {
  const { status, rostered, total_cost, created_at, time_zone } = shift;
  const rosteredKnot: TrailKnot = {
    key: 'rostered',
    title: t('shift.trail.rostered'),
    amount: amountOf(rostered?.total_cost ?? null),
    line: formatDate(created_at, 'display', time_zone),
    state: 'done',
  };
  if (status === 'cancelled')
    return [rosteredKnot, { key: 'cancelled', title: t('shift.trail.cancelled'), amount: null, line: '', state: 'stopped' }];
  const isDone = isWorked(shift);
  const worked: TrailKnot = {
    key: 'worked',
    title: t('shift.trail.worked'),
    amount: amountOf(isDone ? total_cost : null),
    line: isDone ? workedLine(shift) : t('shift.trail.not_yet'),
    state: isDone ? 'done' : SCHEDULED.includes(status) ? 'to-come' : 'now',
  };
  return [rosteredKnot, worked, approvedKnot(shift)];
}

const amountOf = (amount: string | null) => (amount === null ? null : formatMoney(amount));

function workedLine({ end_at, time_zone, wake_ups = [] }: ShiftDetail): string {
  const day = formatDate(end_at, 'display', time_zone);
  if (wake_ups.length === 0) return day;
  return wake_ups.length === 1 ? t('shift.trail.wake_up', { day }) : t('shift.trail.wake_ups', { day, count: wake_ups.length });
}

function approvedKnot({ status, total_cost, approved_at, approved_by }: ShiftDetail): TrailKnot {
  const title = t('shift.trail.approved');
  if (status !== 'approved' && status !== 'invoiced')
    return { key: 'approved', title, amount: null, line: t('shift.trail.not_yet'), state: status === 'submitted' ? 'now' : 'to-come' };
  const day = formatDate(approved_at);
  return {
    key: 'approved',
    title,
    amount: amountOf(total_cost),
    line: approved_by ? t('shift.trail.by', { day, name: fullName(approved_by) }) : day,
    state: 'done',
  };
}
