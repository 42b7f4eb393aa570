import { call } from '../call';
import { bit, clock, day, fileUrl, money } from '../entities';
import { z } from '../schema';

/** Something that waits for an act of the user. Which of the facts it has depends on its kind. */
const task = z.object({
  /** Id of the record that the act is done on. */
  id: z.number(),
  /** Id in the address of its page, which may be another record's: of the worker of an agreement. */
  page_id: z.number(),
  /** The name of the row: a person, an expense, the number of an invoice. */
  name: z.string(),
  /** Whose face is shown. */
  person: z.nullable(z.string()),
  picture_url: fileUrl,
  house: z.nullable(z.string()),
  date: z.nullable(day),
  start_time: z.nullable(clock),
  end_time: z.nullable(clock),
  amount: z.nullable(money),
  /** Why it is stuck, as a sentence. */
  reason: z.nullable(z.string()),
  /** Whether the server would accept the act from this user: 0 for the approval of one's own expense. */
  acts: bit,
});
export type Task = z.output<typeof task>;

const night = z.object({
  /** Of the shift. */
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
  /** Sleep overs and active nights that begin on the house's day of today, and those still going on. */
  nights: call({
    id: 'A-391',
    method: 'GET',
    path: '/dashboard/nights',
    resource: 'dashboard',
    access: ['dashboard-read', 'team-leader-dashboard'],
    data: z.array(night),
  }),
};
