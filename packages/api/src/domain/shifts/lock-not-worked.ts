import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import { states } from '../../platform/db/schema/states';
import type { Tx } from '../../platform/db/transaction';

/** Planned and not started. */
const NOT_WORKED = ['draft', 'published', 'confirmed'] as const;

/** A shift with its place: `state` is the code, `time_zone` the house's current one. */
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

/** Locks the shifts that match a condition and have not started until the transaction ends. */
export const lockNotWorked = (tx: Tx, where: SQL | undefined, now: Date): Promise<PlacedShift[]> =>
  placedShifts(tx)
    .where(and(where, inArray(shifts.status, NOT_WORKED), gt(shifts.start_at, now), isNull(shifts.approved_at), isNull(shifts.invoice_id)))
    .orderBy(asc(shifts.id))
    .for('update', { of: shifts });
