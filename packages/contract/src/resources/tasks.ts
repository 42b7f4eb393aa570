import { call } from '../call';
import { bit, clock, day, fileUrl, money } from '../entities';
import { z } from '../schema';

/** A record that waits for an action of the user. Its kind decides which of the nullable fields are set. */
const task = z.object({
  /** Id of the record that the action applies to. */
  id: z.number(),
  /** Id in the address of its page. It may belong to another record: for an agreement, it is the worker's. */
  page_id: z.number(),
  /** Name of the person or expense, or number of the invoice. */
  name: z.string(),
  /** Name of the person whose picture is shown. */
  person: z.nullable(z.string()),
  picture_url: fileUrl,
  house: z.nullable(z.string()),
  date: z.nullable(day),
  start_time: z.nullable(clock),
  end_time: z.nullable(clock),
  amount: z.nullable(money),
  /** Why it cannot proceed, as a sentence. */
  reason: z.nullable(z.string()),
  /** Whether this user may perform the action: 0 for the approval of their own expense. */
  acts: bit,
});
export type Task = z.output<typeof task>;

const night = z.object({
  /** Id of the shift. */
  id: z.number(),
  house: z.string(),
  /** Null while nobody is assigned. */
  worker: z.nullable(z.string()),
  picture_url: fileUrl,
  type: z.string(),
  date: day,
  start_time: clock,
  end_time: clock,
});
export type Night = z.output<typeof night>;

export const tasks = {
  /** The first few tasks of each kind, earliest due first, and their number. Kinds that the user may not see are left out. */
  list: call({
    id: 'A-390',
    method: 'GET',
    path: '/dashboard/tasks',
    resource: 'dashboard',
    access: ['dashboard-read', 'team-leader-dashboard'],
    data: z.array(z.object({ kind: z.string(), total: z.number(), items: z.array(task) })),
  }),
  /** Sleep overs and active nights that begin today, in the time zone of the house, and those in progress. */
  nights: call({
    id: 'A-391',
    method: 'GET',
    path: '/dashboard/nights',
    resource: 'dashboard',
    access: ['dashboard-read', 'team-leader-dashboard'],
    data: z.array(night),
  }),
};
