import type { tasks as calls } from '@careloom/contract/resources/tasks';
import type { Context } from '../../../platform/http/context';
import { agreements } from './agreements';
import { applicants } from './applicants';
import { failedSyncs } from './failed-syncs';
import { pendingExpenses } from './pending-expenses';
import { unfilledShifts } from './unfilled-shifts';
import type { TasksOfKind, TaskSource } from './source';

const SOURCES: readonly TaskSource[] = [applicants, agreements, unfilledShifts, pendingExpenses, failedSyncs];

/** The user's tasks by kind; a kind without tasks has a total of 0. */
export const listTasks = ({ services, user }: Context<typeof calls.list>): Promise<TasksOfKind[]> =>
  Promise.all(
    SOURCES.filter(({ permission }) => user.permissions.has(permission)).map(async ({ kind, read }) => {
      const rows = await read(services, user);
      return { kind, total: rows[0]?.total ?? 0, items: rows.map(({ task }) => task) };
    }),
  );
