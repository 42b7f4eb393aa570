import type { ShiftDetail } from '@careloom/contract/resources/shifts';
import { formatDate, fullName } from '@careloom/shared/format';
import { typeWord } from '../shift/labels';
import { t, type TextKey } from './texts';
import { draftOf } from './draft';

export interface ChangedFact {
  label: string;
  before: string;
  after: string;
}

const wakeUpsInWords = (shift: ShiftDetail): string =>
  (draftOf(shift).wake_ups ?? []).map(({ start_time, end_time }) => `${start_time}–${end_time}`).join(', ');

const FACTS: readonly (readonly [label: TextKey, of: (shift: ShiftDetail) => string])[] = [
  ['field.shift.job', ({ job }) => job.name],
  ['field.shift.worker', ({ worker }) => (worker ? fullName(worker) : t('records.unfilled'))],
  ['field.shift.date', ({ date }) => formatDate(date)],
  ['field.shift.name', ({ name }) => name],
  ['field.shift.start_time', ({ start_time }) => start_time],
  ['field.shift.end_time', ({ end_time }) => end_time],
  ['field.shift.type', ({ type }) => typeWord(type)],
  ['shift.wake_ups', wakeUpsInWords],
  ['shift_form.holiday', ({ is_holiday }) => t(is_holiday === 1 ? 'shift.yes' : 'shift.no')],
  ['field.shift.description', ({ description }) => description ?? ''],
  ['field.expense.status', ({ status }) => status],
];

/** The changes of another user between two versions of a shift, in the order of the form. */
export function changedFacts(before: ShiftDetail, after: ShiftDetail): ChangedFact[] {
  return FACTS.map(([label, of]) => ({ label: t(label), before: of(before), after: of(after) }))
    .filter((fact) => fact.before !== fact.after)
    .map((fact) => ({ ...fact, before: fact.before || t('shift_form.nothing'), after: fact.after || t('shift_form.nothing') }));
}
