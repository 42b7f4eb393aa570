import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import { states } from '../../platform/db/schema/states';
import type { Tx } from '../../platform/db/transaction';

/** Planned, and not begun. */
const NOT_WORKED = ['draft', 'published', 'confirmed'] as const;

/** A shift with where it is worked: `state` by its code, `time_zone` that of the house today. */
export const placedShifts = (tx: Tx) =>
  tx
    .select({
      shift: shifts,
      state: states.code,
      region: houses.holiday_region,
      time_zone: sql<string>`coalesce(${houses.time_zone}, ${states.time_zone})`,
    })
    .from(shifts)
    .innerJoin(houses, eq(houses.id, shifts.house_id))
    .innerJoin(states, eq(states.id, houses.state_id));

export type PlacedShift = Awaited<ReturnType<typeof placedShifts>>[number];

/** The shifts of a condition that nobody has begun to work; nobody else changes them until the transaction ends. */
export const lockNotWorked = (tx: Tx, where: SQL | undefined, now: Date): Promise<PlacedShift[]> =>
  placedShifts(tx)
    .where(and(where, inArray(shifts.status, NOT_WORKED), gt(shifts.start_at, now), isNull(shifts.approved_at), isNull(shifts.invoice_id)))
    .orderBy(asc(shifts.id))
    .for('update', { of: shifts });
