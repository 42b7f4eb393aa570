import type { FieldErrors } from '@careloom/contract/issues';
import { yieldToEventLoop } from '../../platform/event-loop';
import type { Tx } from '../../platform/db/transaction';
import { unprocessable } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { price, pricedColumns } from '../shifts/price';
import { isScheduled } from '../shifts/shift-record';
import { readWakeUps } from '../shifts/wake-ups';
import { type Existing, matchRows } from './match-rows';
import type { PricedLine } from './price-rows';

/** A row and the existing shift that it changes. */
export interface Change extends PricedLine {
  existing: Existing;
}

export interface Changes {
  created: PricedLine[];
  changed: Change[];
  /** The number of rows without changes. */
  unchanged: number;
}

/**
 * Determines what each row changes. A sleep over keeps its wake-ups and is priced with them.
 * @throws 422 `error.csv` when a row changes an invoiced shift
 */
export async function planChanges(tx: Tx, lines: readonly PricedLine[]): Promise<Changes> {
  const matches = await matchRows(tx, lines);
  const woken = await readWakeUps(
    tx,
    [...matches.values()].filter(({ type }) => type === 'sleep_over'),
  );
  const changes: Changes = { created: [], changed: [], unchanged: 0 };
  const errors: FieldErrors = {};
  for (const line of lines) {
    await yieldToEventLoop();
    const existing = matches.get(line.row);
    if (!existing) {
      changes.created.push(line);
      continue;
    }
    const priced = withWakeUps(line, woken.get(existing.id));
    if (isSame(existing, priced)) changes.unchanged += 1;
    else if (existing.invoice_id !== null || existing.status === 'invoiced') errors[`${line.row}.name`] = [text('shift.invoiced')];
    else changes.changed.push({ ...priced, existing });
  }
  if (Object.keys(errors).length > 0) throw unprocessable('error.csv', {}, errors);
  return changes;
}

function withWakeUps(line: PricedLine, wake_ups: Parameters<typeof price>[0]['wake_ups']): PricedLine {
  if (!wake_ups || line.shift.type !== 'sleep_over') return line;
  const priced = price({ ...line.shift, wake_ups }, line.terms);
  return 'fault' in priced ? line : { ...line, priced, columns: pricedColumns(line.shift, priced, line.terms) };
}

/** Whether a timesheet already has these values, so that a repeated upload does not revoke approvals. */
const isSame = (existing: Existing, { columns, shift }: PricedLine): boolean =>
  !isScheduled(existing.status) &&
  existing.timesheet_added_at !== null &&
  existing.start_at.getTime() === columns.start_at.getTime() &&
  existing.end_at.getTime() === columns.end_at.getTime() &&
  existing.type === columns.type &&
  existing.is_holiday === columns.is_holiday &&
  existing.description === shift.description;
