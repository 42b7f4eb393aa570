import { and, asc, between, eq, ne, type SQL } from 'drizzle-orm';
import { addDays } from '../../../platform/clock/local-day';
import { rosterTemplates, rosterTemplateShifts } from '../../../platform/db/schema/roster-templates';
import { houses } from '../../../platform/db/schema/places';
import { shifts } from '../../../platform/db/schema/shifts';
import type { Tx } from '../../../platform/db/transaction';
import type { CurrentUser } from '../../../platform/http/current-user';
import { notFound } from '../../../platform/http/errors';
import { clockOf } from '../../../platform/serialize/values';
import { housesWithin } from '../../houses/house-record';
import { shiftsWithin } from '../shift-record';
import { type Entry, entryOf } from './entry';

/** The shifts of some days that a user may see and that are not cancelled. @param which limits them further */
export async function entriesOfDays(
  tx: Tx,
  user: CurrentUser,
  { from, days }: { from: string; days: number },
  which?: SQL,
): Promise<Entry[]> {
  const found = await tx
    .select()
    .from(shifts)
    .where(and(between(shifts.date, from, addDays(from, days - 1)), ne(shifts.status, 'cancelled'), shiftsWithin(user), which))
    .orderBy(asc(shifts.start_at), asc(shifts.id));
  return found.map((shift) => entryOf(shift, from));
}

/** The shifts of a template. @param which limits them further @throws 404 for one of a house out of the user's scope */
export async function entriesOfTemplate(tx: Tx, user: CurrentUser, id: number, which?: SQL): Promise<Entry[]> {
  const within = and(eq(rosterTemplates.id, id), housesWithin(user));
  const [template] = await tx
    .select({ id: rosterTemplates.id })
    .from(rosterTemplates)
    .innerJoin(houses, eq(houses.id, rosterTemplates.house_id))
    .where(within);
  if (!template) throw notFound();
  const found = await tx
    .select()
    .from(rosterTemplateShifts)
    .where(and(eq(rosterTemplateShifts.template_id, template.id), which))
    .orderBy(asc(rosterTemplateShifts.day), asc(rosterTemplateShifts.start_time), asc(rosterTemplateShifts.id));
  return found.map(({ template_id: _of, ...shift }) => ({
    ...shift,
    start_time: clockOf(shift.start_time),
    end_time: clockOf(shift.end_time),
    // The shifts of a template never change: saving creates new ones.
    version: 1,
    cost_before: null,
  }));
}
