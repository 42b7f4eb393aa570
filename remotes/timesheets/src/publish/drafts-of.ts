import type { ShiftRosterData } from '@careloom/contract/resources/shift-roster';
import type { DockedDraft } from './dock';

/** The drafts of a roster that begin on the days shown; a worker left out of the roster has no name. */
export function draftsOf({ shifts, workers }: Pick<ShiftRosterData, 'shifts' | 'workers'>, days: readonly string[]): DockedDraft[] {
  const people = new Map(workers.map((worker) => [worker.id, worker]));
  return shifts
    .filter(({ status, date }) => status === 'draft' && days.includes(date))
    .map(({ id, version, worker_id }) => ({
      id,
      version,
      worker: worker_id === null ? null : (people.get(worker_id) ?? { id: worker_id, first_name: '', last_name: '' }),
    }));
}
