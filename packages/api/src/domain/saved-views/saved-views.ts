import { MAILED_LISTS, MOST_VIEWS, type SavedView, type savedViews as calls } from '@careloom/contract/resources/saved-views';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { savedViews } from '../../platform/db/schema/saved-views';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import type { Context, Writing } from '../../platform/http/context';
import type { CurrentUser } from '../../platform/http/current-user';
import { invalidField, notFound, unprocessable } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { resourceChanged } from '../../platform/realtime/push';
import { today } from '../organisation/today';
import { PERMISSION } from '../reports/find-exporter';
import { lockWorkers } from '../shifts/hold-workers';

type Row = typeof savedViews.$inferSelect;

export const shown = ({ id, list, name, query, mailed_as, place }: Row): SavedView => ({ id, list, name, query, mailed_as, place });

/** The user's own views of all lists: pinned ones in their order, then the others by name. */
export async function listViews({ user, services }: Context<typeof calls.list>): Promise<{ views: SavedView[] }> {
  const rows = await services.db
    .select()
    .from(savedViews)
    .where(eq(savedViews.user_id, user.id))
    .orderBy(asc(savedViews.place), asc(sql`lower(${savedViews.name})`), asc(savedViews.id));
  return { views: rows.map(shown) };
}

/** Saves the filters of a list under a name. @throws 422 for a name that is taken, for too many, and for a list that cannot be mailed */
export function createView({ body, user, services }: Context<typeof calls.create>): Writing<typeof calls.create> {
  const { list, name, mailed_as } = body;
  refuseUnmailed(user, list, mailed_as);
  return async (tx) => {
    await lockWorkers(tx, [user.id]);
    const own = and(eq(savedViews.user_id, user.id), eq(savedViews.list, list));
    if ((await tx.$count(savedViews, own)) >= MOST_VIEWS) throw unprocessable('saved_view.many', { most: MOST_VIEWS });
    await refuseTaken(tx, user, { list, name, id: 0 });
    const query = withoutPage(body.query ?? '');
    const month = await monthOf(tx, services.clock.now());
    const made = { user_id: user.id, list, name, query, mailed_as, mailed_month: month, created_at: services.clock.now() };
    const [row] = await tx.insert(savedViews).values(made).returning();
    if (!row) throw new Error('The view was not written.');
    await announce(tx, user, row.id);
    return shown(row);
  };
}

/** Renames a view, and sets how it is mailed. @throws 404 for another user's view; 422 as above */
export function editView({ params, body, user, services }: Context<typeof calls.edit>): Promise<SavedView> {
  return inTransaction(services.db, async (tx) => {
    await lockWorkers(tx, [user.id]);
    const own = and(eq(savedViews.id, params.id), eq(savedViews.user_id, user.id));
    const [view] = await tx.select().from(savedViews).where(own).for('update');
    if (!view) throw notFound();
    refuseUnmailed(user, view.list, body.mailed_as);
    await refuseTaken(tx, user, { ...view, name: body.name });
    // A user who subscribes today gets the first mail on the next first of a month.
    const mailed_month = view.mailed_as ? view.mailed_month : await monthOf(tx, services.clock.now());
    const [row] = await tx
      .update(savedViews)
      .set({ ...body, mailed_month })
      .where(own)
      .returning();
    if (!row) throw notFound();
    await announce(tx, user, row.id);
    return shown(row);
  });
}

/** @throws 404 for another user's view */
export function removeView({ params, user, services }: Context<typeof calls.remove>): Promise<Record<string, never>> {
  return inTransaction(services.db, async (tx) => {
    const own = and(eq(savedViews.id, params.id), eq(savedViews.user_id, user.id));
    const [gone] = await tx.delete(savedViews).where(own).returning({ id: savedViews.id });
    if (!gone) throw notFound();
    await announce(tx, user, gone.id);
    return {};
  });
}

/** A view opens on its first page. */
function withoutPage(query: string): string {
  const fields = new URLSearchParams(query);
  fields.delete('page');
  return fields.toString();
}

/** The month of today in the organisation's time zone, `yyyy-MM`. */
export const monthOf = async (tx: Tx, now: Date): Promise<string> => (await today(tx, now)).slice(0, 7);

function refuseUnmailed({ permissions }: CurrentUser, list: string, mailedAs: string | null): void {
  if (mailedAs === null) return;
  const isReport = MAILED_LISTS.some((one) => one === list);
  if (!isReport || !permissions.has(PERMISSION)) throw invalidField('mailed_as', 'rule.saved_view.mailed');
}

/** Names are compared case-insensitively. */
async function refuseTaken(tx: Tx, user: CurrentUser, { list, name, id }: Pick<Row, 'list' | 'name' | 'id'>): Promise<void> {
  const same = sql`lower(${savedViews.name}) = lower(${name})`;
  const taken = await tx.$count(savedViews, and(eq(savedViews.user_id, user.id), eq(savedViews.list, list), same, ne(savedViews.id, id)));
  if (taken > 0) throw invalidField('name', 'validation.unique', { attribute: text('field.saved_view.name') });
}

export const announce = (tx: Tx, user: CurrentUser, id: number) =>
  resourceChanged(tx, { resource: 'saved-view', ids: [id], to: [user.id], actor: user.id });
