import type { DraftToPublish } from '@careloom/contract/resources/shift-drafts';
import type { CopiedShift } from '@careloom/contract/resources/shift-weeks';

/** An unfilled draft of eight hours on a Wednesday at 40.00 an hour, overridden by `fields`. */
export const aDraft = (fields: Partial<DraftToPublish> = {}): DraftToPublish => ({
  id: 1,
  version: 1,
  name: 'Morning',
  date: '2026-11-18',
  start_time: '09:00',
  end_time: '17:00',
  type: 'normal',
  job: { id: 5, name: 'Weekend community access' },
  house: { id: 7, name: 'Banksia House' },
  worker: null,
  total_cost: '320.00',
  total_hour: '8.00',
  fee: '24.00',
  warnings: [],
  refusal: null,
  ...fields,
});

/** The same shift with Lin Chen as its worker, copied from the week before. */
export const aCopy = (fields: Partial<CopiedShift> = {}): CopiedShift => ({
  ...aDraft(),
  worker: { id: 2, first_name: 'Lin', last_name: 'Chen' },
  cost_before: '320.00',
  holidays: [],
  clashes: 0,
  is_there: 0,
  fits_without_worker: 0,
  ...fields,
});
