import { t } from '../texts';
import { placeOf } from './columns';
import { namesLike, type Names, type Named } from './names';
import { readDay, readTime, readYesNo } from './read-values';

/** A proposed fix of a cell. */
export interface Proposal {
  /** Cells with the same sentence and a proposal of the same kind can be fixed together. */
  kind: string;
  label: string;
  /** The new texts of cells of the row. */
  cells: readonly (readonly [column: number, text: string])[];
}

export interface Faulty {
  column: number;
  cell: (column: number) => string;
  /** The cells beyond the last column. */
  extra: string | undefined;
}

const JOB = placeOf('job_id');
const WORKER = placeOf('worker_email');
const DATE = placeOf('date');
const [START, END] = [placeOf('start_time'), placeOf('end_time')];
const [SLEEP, ACTIVE, HOLIDAY] = [placeOf('sleep_over'), placeOf('active_night'), placeOf('holiday')];
const DESCRIPTION = placeOf('description');

const isYes = (text: string) => text.toLowerCase() === 'yes';
const setTo = (column: number, text: string, kind: string): Proposal => ({
  kind,
  label: t('csv.use', { text }),
  cells: [[column, text]],
});

const sleepOver = (): Proposal => ({
  kind: 'sleep_over',
  label: t('dashboard.sleep_over'),
  cells: [
    [START, '22:00'],
    [END, '06:00'],
    [SLEEP, 'yes'],
    [ACTIVE, 'no'],
  ],
});
const activeNight = (): Proposal => ({
  kind: 'active_night',
  label: t('option.shift_kind.active_night'),
  cells: [
    [SLEEP, 'no'],
    [ACTIVE, 'yes'],
  ],
});

/** Proposals for a name. The kind contains the typed name, because only equal cells have the same meaning. */
const named = (column: number, typed: string, names: readonly Named[]): Proposal[] =>
  namesLike(typed, names).map(({ value, name, about }) => ({
    kind: `${typed.toLowerCase()} is ${value}`,
    label: t('csv.use_name', { name: [name, about].filter(Boolean).join(', '), value }),
    cells: [[column, value]],
  }));

function ofTime(column: number, { cell }: Faulty): Proposal[] {
  if (isYes(cell(SLEEP))) return [{ ...sleepOver(), kind: 'window', label: t('csv.use_window') }];
  const time = readTime(cell(column));
  return time === null || time === cell(column) ? [] : [setTo(column, time, 'time')];
}

function ofAnswer(column: number, { cell }: Faulty): Proposal[] {
  if (column !== HOLIDAY && isYes(cell(SLEEP)) && isYes(cell(ACTIVE))) return [sleepOver(), activeNight()];
  const answer = readYesNo(cell(column));
  return answer ? [setTo(column, answer, 'answer')] : [setTo(column, 'yes', 'yes'), setTo(column, 'no', 'no')];
}

/** Proposals for an invalid cell; none if only its author knows the intended value. */
export function proposalsFor(faulty: Faulty, names: Names): Proposal[] {
  const { column, cell, extra } = faulty;
  const text = cell(column);
  if (column === JOB) return named(JOB, text, names.jobs);
  if (column === WORKER) return named(WORKER, text, names.workers);
  if (column === START || column === END) return ofTime(column, faulty);
  if (column === SLEEP || column === ACTIVE || column === HOLIDAY) return ofAnswer(column, faulty);
  if (column === DESCRIPTION && extra !== undefined)
    return [{ kind: 'extra', label: t('csv.add_rest', { text: extra }), cells: [[DESCRIPTION, [text, extra].filter(Boolean).join(', ')]] }];
  const day = column === DATE ? readDay(text) : null;
  return day && day !== text ? [setTo(DATE, day, 'day')] : [];
}

/** The possible types of a normal shift over midnight. */
export const overnightProposals = (): Proposal[] => [activeNight(), sleepOver()];
