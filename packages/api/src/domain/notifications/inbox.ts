import type { Notification } from '@careloom/contract/resources/notifications';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { notifications } from '../../platform/db/schema/notices';
import type { Executor } from '../../platform/db/transaction';
import type { Services } from '../../platform/services';

/** A user's own notifications, limited by `which`. */
export const ownedBy = (userId: number, ...which: SQL[]) => and(eq(notifications.user_id, userId), ...which);

/** Notifications with their senders, newest first. */
export const selectNotifications = (executor: Executor, where: SQL | undefined) =>
  executor
    .select({
      notification: notifications,
      sender: { first_name: users.first_name, last_name: users.last_name, picture_file_id: users.picture_file_id },
    })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.sender_id))
    .where(where)
    .orderBy(desc(notifications.id));

type Row = Awaited<ReturnType<typeof selectNotifications>>[number];

/** A notification without a sender (a deleted one, or the system) shows the product's name. */
export function toNotification({ files }: Pick<Services, 'files'>, { notification, sender }: Row): Notification {
  return {
    id: notification.id,
    message: notification.message,
    is_read: notification.read_at ? 1 : 0,
    created_at: notification.created_at.toISOString(),
    type: notification.type,
    route_id: notification.route_id,
    sender_id: notification.sender_id,
    notification: {
      profile: files.url(sender?.picture_file_id ?? null, notification.user_id, 'small'),
      first_name: sender?.first_name ?? 'Careloom',
      last_name: sender?.last_name ?? '',
    },
    params: notification.params,
  };
}

/** The numbers of all and of unread notifications of a user, in one statement. */
export async function countNotifications(executor: Executor, userId: number): Promise<{ total: number; unread: number }> {
  const [counts] = await executor
    .select({ total: sql<number>`count(*)::int`, unread: sql<number>`(count(*) filter (where ${isNull(notifications.read_at)}))::int` })
    .from(notifications)
    .where(ownedBy(userId));
  return counts ?? { total: 0, unread: 0 };
}
