import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../db/schema/identity';
import type { Executor } from '../db/transaction';

/** Whether somebody can still sign in, so that a question put to them can be answered. */
export async function canAnswer(executor: Executor, id: number): Promise<boolean> {
  const present = and(eq(users.id, id), eq(users.is_active, true), isNull(users.deleted_at), isNull(users.archived_at));
  return (await executor.$count(users, present)) === 1;
}
