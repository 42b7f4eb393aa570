import type { FieldErrors } from '@careloom/contract/issues';
import { type ShiftBody, shiftLabels } from '@careloom/contract/resources/shifts';
import type { PricedShift } from '@careloom/pay/price-shift';
import type { CurrentUser } from '../../platform/http/current-user';
import type { Tx } from '../../platform/db/transaction';
import { ApiError, invalidField, unprocessable } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { FOR_NOBODY } from './for-nobody';
import { holdAgreements } from './hold-workers';
import { type Fault, type Hours, price, pricedColumns } from './price';
import { type PricingData, readPricingData } from './read-pricing-data';
import { outsideOfJob, type Place, readPlaces } from './read-places';
import { agreementOn, readWorkers, type Rostered } from './read-workers';
import type { Woken } from './wake-ups';

/** A shift that is ready to be written: its columns and its price. */
export interface Prepared {
  columns: ReturnType<typeof pricedColumns> & {
    worker_id: number | null;
    pay_level_id: number | null;
    name: string;
    description: string | null;
  };
  /** The agreement that pays for it; null for a draft without a worker. */
  agreement_id: number | null;
  priced: PricedShift;
  wake_ups: readonly Woken[];
}

/** The user who writes the shift, and the current time. */
export interface By {
  user: CurrentUser;
  now: Date;
}

export interface Present {
  job_id: number;
  date: string;
  worker_id: number | null;
  wake_ups: readonly Woken[];
  /** Whether it is published without a worker, and may stay so. */
  unfilled?: boolean;
}

/** What a shift refers to, and what its price depends on. */
export interface PricingContext {
  place: Place | undefined;
  worker: Rostered | undefined;
  pricing: PricingData;
  now: Date;
  present: Present | undefined;
}

/**
 * Checks what a shift refers to and prices it by the worker's agreement in force on its day.
 * @param present the current values, when a shift is edited
 * @throws 422 `shift.terminated`, or with `errors` at `job_id`, `worker_id`, `date`, `start_time`, `end_time`, `wake_ups`
 */
export async function prepareShift(tx: Tx, by: By, body: ShiftBody, present?: Present): Promise<Prepared> {
  const [prepared] = await prepareOn(tx, by, body, [body.date], present);
  if (!prepared || prepared instanceof ApiError) throw prepared ?? unprocessable();
  return prepared;
}

/**
 * A shift on each of some days: ready to be written, or the reason why it is not possible on that day. What they depend on is read once.
 * @throws 422 with `errors` for a job or worker out of the user's scope, whatever the day
 */
export async function prepareOn(
  tx: Tx,
  { user, now }: By,
  body: ShiftBody,
  days: readonly string[],
  present?: Present,
): Promise<(Prepared | ApiError)[]> {
  const place = (await readPlaces(tx, user, [body.job_id])).get(body.job_id);
  const ids = body.worker_id === null ? [] : [body.worker_id];
  const [worker] = ids.length === 0 ? [] : await readWorkers(tx, user, { ids, present: present?.worker_id ?? null });
  if (!place || (body.worker_id !== null && !worker)) checkReferences(body, place, worker, present);
  const pricing = await readPricingData(tx, place ? [place] : [], worker ? [worker] : [], days);
  const context: PricingContext = { place, worker, pricing, now, present };
  const prepared = days.map((date) => attempt({ ...body, date }, context));
  await holdAgreementsOf(tx, prepared);
  return prepared;
}

/** Locks the agreements that pay for shifts. @throws 422 when one was terminated since it was read */
export async function holdAgreementsOf(tx: Tx, prepared: readonly (Prepared | ApiError)[]): Promise<void> {
  const agreements = prepared.flatMap((one) => (one instanceof ApiError || one.agreement_id === null ? [] : [one.agreement_id]));
  if (agreements.length > 0) await holdAgreements(tx, agreements);
}

/** A shift that is ready to be written, or the reason why it is not possible. */
export function attempt(body: ShiftBody, context: PricingContext): Prepared | ApiError {
  try {
    return prepare(body, context);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

function prepare(body: ShiftBody, { place, worker, pricing, now, present }: PricingContext): Prepared {
  checkReferences(body, place, worker, present);
  if (!place) throw unprocessable();
  const agreement = worker && agreementFor(worker, body.date);
  const level = agreement ? pricing.levels.get(agreement.pay_level_id) : FOR_NOBODY;
  const holidays = pricing.holidays.get(place.state);
  if (!level || !holidays) throw new Error(`Agreement ${agreement?.id ?? 0} has no pay level.`);
  const wake_ups = body.wake_ups ?? (body.type === 'sleep_over' ? present?.wake_ups : undefined) ?? [];
  const hours: Hours = { ...body, wake_ups };
  const priced = price(hours, { place, level, holidays, fee: pricing.fee });
  if ('fault' in priced) throw fault(priced.fault);
  checkStart(new Date(priced.start_at), now, place, worker);
  const { name, description, worker_id } = body;
  return {
    columns: {
      ...pricedColumns(hours, priced, { place, fee: pricing.fee }),
      worker_id,
      pay_level_id: agreement?.pay_level_id ?? null,
      name,
      description,
    },
    agreement_id: agreement?.id ?? null,
    priced,
    wake_ups,
  };
}

/** @throws 422 when no agreement of the worker is in force on the day */
function agreementFor(worker: Rostered, day: string) {
  const agreement = agreementOn(worker, day);
  if (agreement === 'none') throw fault({ field: 'worker_id', key: 'rule.shift.no_agreement' });
  if (agreement === 'over') throw unprocessable('shift.terminated');
  return agreement;
}

/**
 * A shift may stay on its day even if the days of its job were changed and no longer include it, so that its hours can still be corrected.
 */
function checkReferences(
  { job_id, worker_id, status, date, start_time, end_time, is_overnight }: ShiftBody,
  place: Place | undefined,
  worker: Rostered | undefined,
  present: Present | undefined,
): void {
  const stays = present?.job_id === job_id && present.date === date && !(place?.last_day && date > place.last_day);
  const outside = place && !stays ? outsideOfJob(place, date) : undefined;
  const invalid = (field: 'job_id' | 'worker_id') => [text('validation.exists', { attribute: text(shiftLabels[field]) })];
  const nobody = status !== 'draft' && !present?.unfilled && [text('validation.required', { attribute: text(shiftLabels.worker_id) })];
  const noWorker = !worker && (worker_id === null ? nobody : invalid('worker_id'));
  const errors: FieldErrors = {
    ...(!place && { job_id: invalid('job_id') }),
    ...(noWorker && { worker_id: noWorker }),
    ...(outside && { date: [outside] }),
    ...(is_overnight && end_time > start_time && { end_time: [text('rule.paylevel.end_lt')] }),
  };
  if (Object.keys(errors).length > 0) throw unprocessable('error.unprocessable', {}, errors);
}

/**
 * A future shift needs all its prerequisites now. A shift that has begun only has to be within the days of its job and its agreement, which
 * are already checked.
 */
function checkStart(start: Date, now: Date, place: Place, worker: Rostered | undefined): void {
  if (start <= now) return;
  if (place.over) throw fault({ field: 'date', key: 'rule.shift.job_over' });
  if (place.unused) throw fault({ field: 'job_id', key: 'rule.shift.house_unused' });
  if (worker && !worker.employable) throw invalidField('worker_id', 'validation.exists', { attribute: text(shiftLabels.worker_id) });
}

const LABELS: Readonly<Record<string, string>> = { start_time: text(shiftLabels.start_time), end_time: text(shiftLabels.end_time) };

const fault = ({ field, key }: Fault) =>
  unprocessable('error.unprocessable', {}, { [field]: [text(key, { attribute: LABELS[field.split('.').at(-1) ?? field] ?? field })] });
