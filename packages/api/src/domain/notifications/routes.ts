import { notifications as calls } from '@careloom/contract/resources/notifications';
import { eq, isNull, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notifications } from '../../platform/db/schema/notices';
import { inTransaction } from '../../platform/db/transaction';
import { notFound } from '../../platform/http/errors';
import { route } from '../../platform/http/route';
import { offsetOf } from '../../platform/list/page-of';
import { notificationsChanged } from '../../platform/realtime/push';
import { countNotifications, ownedBy, selectNotifications, toNotification } from './inbox';

/** A user's own notifications (section 7). */
export function notificationRoutes(app: FastifyInstance): void {
  route(app, calls.list, { scope: 'self' }, async ({ user, query, services }) => {
    const { page, per_page } = query;
    const { total, unread } = await countNotifications(services.db, user.id);
    const rows = await selectNotifications(services.db, ownedBy(user.id)).limit(per_page).offset(offsetOf(query));
    const items = rows.map((row) => toNotification(services, row));
    return { items, totalUnreadCount: unread, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)), total };
  });

  route(app, calls.markRead, { scope: 'self' }, async ({ user, body, services: { db, clock } }) => {
    const unread = await inTransaction(db, async (tx) => {
      const marked = await tx
        .update(notifications)
        .set({ read_at: clock.now() })
        .where(ownedBy(user.id, eq(notifications.id, body.id), isNull(notifications.read_at)))
        .returning({ id: notifications.id });
      if (marked.length > 0) await notificationsChanged(tx, [user.id], false);
      else if ((await tx.$count(notifications, ownedBy(user.id, eq(notifications.id, body.id)))) === 0) throw notFound();
      return (await countNotifications(tx, user.id)).unread;
    });
    return { totalUnreadCount: unread };
  });

  route(app, calls.markAllRead, { scope: 'self' }, async ({ user, body, services: { db, clock } }) => {
    const unread = await inTransaction(db, async (tx) => {
      const marked = await tx
        .update(notifications)
        .set({ read_at: clock.now() })
        .where(ownedBy(user.id, lte(notifications.id, body.newest), isNull(notifications.read_at)))
        .returning({ id: notifications.id });
      if (marked.length > 0) await notificationsChanged(tx, [user.id], false);
      return (await countNotifications(tx, user.id)).unread;
    });
    return { totalUnreadCount: unread };
  });

  route(app, calls.get, { scope: 'self' }, async ({ user, params, services }) => {
    const [row] = await selectNotifications(services.db, ownedBy(user.id, eq(notifications.id, params.id)));
    if (!row) throw notFound();
    return toNotification(services, row);
  });

  route(app, calls.remove, { scope: 'self', record: 'Notification' }, async ({ user, params, services: { db } }) => {
    await inTransaction(db, async (tx) => {
      const removed = await tx
        .delete(notifications)
        .where(ownedBy(user.id, eq(notifications.id, params.id)))
        .returning({ readAt: notifications.read_at });
      if (removed.length === 0) throw notFound();
      await notificationsChanged(tx, [user.id], false);
    });
    return {};
  });
}
