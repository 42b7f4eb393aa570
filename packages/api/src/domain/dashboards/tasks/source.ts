import type { DataOf } from '@careloom/contract/call';
import type { Task, tasks } from '@careloom/contract/resources/tasks';
import type { Permission } from '@careloom/contract/permissions';
import type { CurrentUser } from '../../../platform/http/current-user';
import type { Services } from '../../../platform/services';

export type TasksOfKind = DataOf<typeof tasks.list>[number];

/** The number of rows of each kind; the linked list has the rest. */
export const SHOWN = 3;

/** One kind of task. */
export interface TaskSource {
  kind: string;
  /** The permission required to see this kind. */
  permission: Permission;
  /** The tasks due first, at most `SHOWN`, with the total in each row. */
  read: (services: Services, user: CurrentUser) => Promise<{ total: number; task: Task }[]>;
}

const NOTHING = {
  person: null,
  picture_url: null,
  house: null,
  date: null,
  start_time: null,
  end_time: null,
  amount: null,
  reason: null,
  acts: 1,
} as const;

/** A task with the fields of its kind. */
export const taskOf = (facts: Pick<Task, 'id' | 'name'> & Partial<Task>): Task => ({ page_id: facts.id, ...NOTHING, ...facts });
