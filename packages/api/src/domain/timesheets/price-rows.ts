import type { FieldErrors } from '@careloom/contract/issues';
import type { MessageKey } from '@careloom/contract/messages/index';
import { sheetLabels } from '@careloom/contract/resources/timesheets';
import type { PricedShift } from '@careloom/pay/price-shift';
import type { CurrentUser } from '../../platform/http/current-user';
import { yieldToEventLoop } from '../../platform/event-loop';
import { text } from '../../platform/http/text';
import type { Services } from '../../platform/services';
import { price, pricedColumns, type Terms } from '../shifts/price';
import { readPricingData } from '../shifts/read-pricing-data';
import { outsideOfJob, readPlaces } from '../shifts/read-places';
import { agreementOn, readWorkers } from '../shifts/read-workers';
import type { Line } from './check-rows';

/** A priced row, ready to be written. */
export interface PricedLine extends Line {
  terms: Terms;
  agreement_id: number;
  worker_id: number;
  pay_level_id: number;
  priced: PricedShift;
  columns: ReturnType<typeof pricedColumns>;
}

export interface PricedSheet {
  lines: PricedLine[];
  errors: FieldErrors;
  /** Errors of rows whose worker's agreement is over. */
  terminated: FieldErrors;
}

/** Prices every row; the data common to all rows is read once, in a few statements. */
export async function priceRows(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: CurrentUser,
  lines: readonly Line[],
): Promise<PricedSheet> {
  const now = clock.now();
  const sheet: PricedSheet = { lines: [], errors: {}, terminated: {} };
  const places = await readPlaces(
    db,
    user,
    lines.map(({ shift }) => shift.job_id),
  );
  const found = await readWorkers(db, user, { emails: lines.map(({ shift }) => shift.worker_email) });
  const workers = new Map(found.map((worker) => [worker.email, worker]));
  const pricingData = await readPricingData(
    db,
    [...places.values()],
    found,
    lines.map(({ shift }) => shift.date),
  );
  for (const line of lines) {
    await yieldToEventLoop();
    const { row, shift } = line;
    const refuse = (column: string, key: MessageKey) => {
      const attribute = text(sheetLabels[column as keyof typeof sheetLabels]);
      sheet.errors[`${row}.${column}`] = [text(key, { attribute })];
    };
    const place = places.get(shift.job_id);
    const worker = workers.get(shift.worker_email);
    if (!place) refuse('job_id', 'validation.exists');
    if (!worker) refuse('worker_email', 'validation.exists');
    const outside = place && outsideOfJob(place, shift.date);
    if (outside) sheet.errors[`${row}.date`] = [outside];
    if (!place || !worker || `${row}.date` in sheet.errors) continue;
    const agreement = agreementOn(worker, shift.date);
    if (agreement === 'none') refuse('worker_email', 'rule.shift.no_agreement');
    if (agreement === 'over') sheet.terminated[`${row}.worker_email`] = [text('shift.terminated')];
    if (typeof agreement === 'string') continue;
    const level = pricingData.levels.get(agreement.pay_level_id);
    const holidays = pricingData.holidays.get(place.state);
    if (!level || !holidays) throw new Error(`Agreement ${agreement.id} has no pay level.`);
    const terms: Terms = { place, level, holidays, fee: pricingData.fee };
    const priced = price(shift, terms);
    if ('fault' in priced) refuse(priced.fault.field, priced.fault.key);
    else if (place.over && new Date(priced.start_at) > now) refuse('date', 'rule.shift.job_over');
    else if (place.unused && new Date(priced.start_at) > now) refuse('job_id', 'rule.shift.house_unused');
    else {
      const { pay_level_id, id: agreement_id } = agreement;
      const columns = pricedColumns(shift, priced, terms);
      sheet.lines.push({ ...line, terms, agreement_id, worker_id: worker.id, pay_level_id, priced, columns });
    }
  }
  Object.assign(sheet.errors, overlapsWithin(sheet.lines));
  return sheet;
}

/** Finds rows of one worker that overlap an earlier row; adjacent ones are allowed. */
function overlapsWithin(lines: readonly PricedLine[]): FieldErrors {
  const errors: FieldErrors = {};
  const latest = new Map<number, PricedLine>();
  for (const line of lines.toSorted((a, b) => a.columns.start_at.getTime() - b.columns.start_at.getTime() || a.row - b.row)) {
    const before = latest.get(line.worker_id);
    if (before && line.columns.start_at < before.columns.end_at)
      errors[`${line.row}.start_time`] = [text('rule.csv.overlap', { row: before.row })];
    if (!before || before.columns.end_at < line.columns.end_at) latest.set(line.worker_id, line);
  }
  return errors;
}
