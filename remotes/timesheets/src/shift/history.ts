import type { ShiftDetail } from '@careloom/contract/resources/shifts';
import { formatMoney, fullName } from '@careloom/shared/format';
import { t } from './texts';

export interface ShiftEvent {
  title: string;
  /** ISO 8601; null when it is not known. */
  at: string | null;
  who: string | null;
  tone: 'done' | 'waiting';
}

const nameOf = (person: ShiftDetail['created_by']) => (person ? fullName(person) : null);

/** The history of a shift and its amount, latest first. */
export function historyOf(shift: ShiftDetail): ShiftEvent[] {
  const { created_at = null, created_by, cost_changes = [], timesheet_added_at, approved_at = null, approved_by, invoice, worker } = shift;
  const done = (title: string, at: string | null, who: string | null): ShiftEvent => ({ title, at, who, tone: 'done' });
  const events = [
    ...(created_at ? [done(t('shift.history.rostered'), created_at, nameOf(created_by))] : []),
    ...cost_changes.map(({ at, by, before, after }): ShiftEvent => {
      const title = t('shift.history.changed', { before: formatMoney(before), after: formatMoney(after) });
      return { title, at, who: by ? fullName(by) : t('shift.history.server'), tone: 'waiting' };
    }),
    ...(timesheet_added_at ? [done(t('shift.history.submitted'), timesheet_added_at, nameOf(worker))] : []),
    ...(approved_at ? [done(t('shift.history.approved'), approved_at, nameOf(approved_by))] : []),
  ];
  events.sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''));
  return invoice ? [done(t('shift.history.invoiced', { number: invoice.number }), null, null), ...events] : events;
}
