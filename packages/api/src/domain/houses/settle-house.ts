import { eq } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { expenses } from '../../platform/db/schema/money';
import { shifts } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import { settleDependents } from '../shifts/settle-dependents';
import type { LockedHouse } from './house-record';

interface Ended {
  user: CurrentUser;
  house: LockedHouse;
  now: Date;
  choice: 'release' | 'cancel' | null;
  key: 'dependents.house_deleted' | 'dependents.house_unused';
}

/** Handles the future shifts of a house that is given up. @throws 422 `dependents.choose` */
export const settleHouse = (tx: Tx, { user, house, now, choice, key }: Ended): Promise<void> =>
  settleDependents(tx, {
    user,
    now,
    choice,
    reason: { key, values: { name: house.name } },
    shifts: eq(shifts.house_id, house.id),
    expenses: eq(expenses.house_id, house.id),
  });
