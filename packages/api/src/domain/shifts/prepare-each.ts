import type { ShiftBody } from '@careloom/contract/resources/shifts';
import { yieldToEventLoop } from '../../platform/event-loop';
import type { Tx } from '../../platform/db/transaction';
import type { ApiError } from '../../platform/http/errors';
import { attempt, type By, holdAgreementsOf, type Prepared } from './prepare-shift';
import { readPlaces } from './read-places';
import { readPricingData } from './read-pricing-data';
import { readWorkers } from './read-workers';

/**
 * New shifts of several jobs, workers and days: each ready to be written, or the reason why it is not possible. What they depend on is read
 * once. All their prerequisites must be met now; a shift without a worker is prepared as a draft.
 */
export async function prepareEach(tx: Tx, { user, now }: By, bodies: readonly ShiftBody[]): Promise<(Prepared | ApiError)[]> {
  const places = await readPlaces(
    tx,
    user,
    bodies.map(({ job_id }) => job_id),
  );
  const ids = [...new Set(bodies.flatMap(({ worker_id }) => worker_id ?? []))];
  const workers = new Map((ids.length === 0 ? [] : await readWorkers(tx, user, { ids })).map((worker) => [worker.id, worker]));
  const days = bodies.map(({ date }) => date);
  const pricing = await readPricingData(tx, [...places.values()], [...workers.values()], days);
  const prepared: (Prepared | ApiError)[] = [];
  for (const body of bodies) {
    await yieldToEventLoop();
    const worker = workers.get(body.worker_id ?? 0);
    prepared.push(attempt(body, { place: places.get(body.job_id), worker, pricing, now, present: undefined }));
  }
  await holdAgreementsOf(tx, prepared);
  return prepared;
}
