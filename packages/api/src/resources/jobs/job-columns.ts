import type { JobBody } from '@careloom/contract/resources/jobs';

/** The columns that a form fills. Days are kept only where certain days are asked for. */
export const columnsOf = ({ worker_ids: _invited, version: _read, ...body }: JobBody) => ({
  ...body,
  days: body.when_needed === 'certain_days' ? [...body.days] : [],
  is_overnight: body.is_overnight === 1,
});
