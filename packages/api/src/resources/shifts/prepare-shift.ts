import type { FieldErrors } from '@careloom/contract/issues';
import { type ShiftBody, shiftLabels } from '@careloom/contract/resources/shifts';
import type { PricedShift } from '@careloom/pay/price-shift';
import type { CurrentUser } from '../../auth/current-user';
import type { Tx } from '../../db/transaction';
import { invalidField, unprocessable } from '../../http/errors';
import { text } from '../../http/text';
import { holdAgreements } from './hold-workers';
import { type Fault, type Hours, price, pricedColumns } from './price';
import { readGround } from './read-ground';
import { outsideOfJob, type Place, readPlaces } from './read-places';
import { agreementOn, readWorkers, type Rostered } from './read-workers';
import type { Woken } from './wake-ups';

/** A shift that can be written: its columns, and what it was priced to. */
export interface Prepared {
  columns: ReturnType<typeof pricedColumns> & { worker_id: number; pay_level_id: number; name: string; description: string | null };
  priced: PricedShift;
  wake_ups: readonly Woken[];
}

/** Who writes the shift, and when. */
interface By {
  user: CurrentUser;
  now: Date;
}

interface Present {
  job_id: number;
  date: string;
  worker_id: number | null;
  wake_ups: readonly Woken[];
}

/**
 * Checks what a shift refers to and prices it by the worker's agreement in force on its day.
 * @param present what the shift has already, where it is edited
 * @throws 422 `shift.terminated`, or with `errors` at `job_id`, `worker_id`, `date`, `start_time`, `end_time`, `wake_ups`
 */
export async function prepareShift(tx: Tx, { user, now }: By, body: ShiftBody, present?: Present): Promise<Prepared> {
  const place = (await readPlaces(tx, user, [body.job_id])).get(body.job_id);
  const [worker] = await readWorkers(tx, user, { ids: [body.worker_id], present: present?.worker_id ?? null });
  checkReferences(body, place, worker, present);
  if (!place || !worker) throw unprocessable();
  const agreement = agreementOn(worker, body.date);
  if (agreement === 'none') throw fault({ field: 'worker_id', key: 'rule.shift.no_agreement' });
  if (agreement === 'over') throw unprocessable('shift.terminated');
  await holdAgreements(tx, [agreement.id]);
  const ground = await readGround(tx, [place], [worker], [body.date]);
  const level = ground.levels.get(agreement.pay_level_id);
  const holidays = ground.holidays.get(place.state);
  if (!level || !holidays) throw new Error(`Agreement ${agreement.id} has no pay level.`);
  const wake_ups = body.wake_ups ?? (body.type === 'sleep_over' ? present?.wake_ups : undefined) ?? [];
  const hours: Hours = { ...body, wake_ups };
  const priced = price(hours, { place, level, holidays, fee: ground.fee });
  if ('fault' in priced) throw fault(priced.fault);
  checkStart(new Date(priced.start_at), now, place, worker);
  const { name, description, worker_id } = body;
  return {
    columns: {
      ...pricedColumns(hours, priced, { place, fee: ground.fee }),
      worker_id,
      pay_level_id: agreement.pay_level_id,
      name,
      description,
    },
    priced,
    wake_ups,
  };
}

/** A shift that lies outside of its job's days since those were others may stay on its day: its hours can still be put right. */
function checkReferences(
  { job_id, date, start_time, end_time, is_overnight }: ShiftBody,
  place: Place | undefined,
  worker: Rostered | undefined,
  present: Present | undefined,
): void {
  const stays = present?.job_id === job_id && present.date === date && !(place?.last_day && date > place.last_day);
  const outside = place && !stays ? outsideOfJob(place, date) : undefined;
  const invalid = (field: 'job_id' | 'worker_id') => [text('validation.exists', { attribute: text(shiftLabels[field]) })];
  const errors: FieldErrors = {
    ...(!place && { job_id: invalid('job_id') }),
    ...(!worker && { worker_id: invalid('worker_id') }),
    ...(outside && { date: [outside] }),
    ...(is_overnight && end_time > start_time && { end_time: [text('rule.paylevel.end_lt')] }),
  };
  if (Object.keys(errors).length > 0) throw unprocessable('error.unprocessable', {}, errors);
}

/** A shift to come needs all that it depends on at this moment; of one that has begun, the days of job and agreement were looked at. */
function checkStart(start: Date, now: Date, place: Place, worker: Rostered): void {
  if (start <= now) return;
  if (place.over) throw fault({ field: 'date', key: 'rule.shift.job_over' });
  if (place.unused) throw fault({ field: 'job_id', key: 'rule.shift.house_unused' });
  if (!worker.employable) throw invalidField('worker_id', 'validation.exists', { attribute: text(shiftLabels.worker_id) });
}

const LABELS: Readonly<Record<string, string>> = { start_time: text(shiftLabels.start_time), end_time: text(shiftLabels.end_time) };

const fault = ({ field, key }: Fault) =>
  unprocessable('error.unprocessable', {}, { [field]: [text(key, { attribute: LABELS[field.split('.').at(-1) ?? field] ?? field })] });
