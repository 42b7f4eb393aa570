import { SHEET_COLUMNS } from '@careloom/contract/resources/timesheets';

/** The limits of a sheet. */
export const ROWS = 20_000;
const BYTES = 5_000_000;

const NOTE = 'Prepared breakfast and medication, walked to the library and back, called the clinic about the appointment of Thursday. ';
/** Every third row has a fault: a day, a time or an answer as people write them. */
const FAULTS = [{ date: '5/02/2026' }, { start_time: '7am' }, { holiday: 'n' }] as const;

/** Faults of one kind are corrected together. */
export const KINDS = FAULTS.length;

/** A sheet of 20,000 rows and 5,000,000 bytes, with a fault in a third of its rows. */
export function largeSheet(): string {
  const rowOf = (nth: number, description: string) => {
    const right = {
      job_id: String((nth % 60) + 1),
      worker_email: `worker${nth % 200}@careloom.test`,
      date: '2026-02-05',
      name: 'Morning support',
    };
    const times = { start_time: '07:00', end_time: '15:00', sleep_over: 'no', active_night: 'no', holiday: 'no', description };
    const row: Record<string, string> = { ...right, ...times, ...(nth % 3 === 0 && FAULTS[(nth / 3) % FAULTS.length]) };
    return SHEET_COLUMNS.map((column) => row[column]).join(',');
  };
  const numbers = Array.from({ length: ROWS }, (_none, nth) => nth);
  const head = SHEET_COLUMNS.join(',');
  const bare = [head, ...numbers.map((nth) => rowOf(nth, '""'))].join('\n').length;
  const room = Math.floor((BYTES - bare) / ROWS);
  const lines = numbers.map((nth) => rowOf(nth, `"${NOTE.repeat(3).slice(0, room)}"`));
  const text = [head, ...lines].join('\n');
  return text + '\n'.repeat(BYTES - text.length);
}
