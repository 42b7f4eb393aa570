import { CHANNELS, type Channel, DEFAULT_CHANNELS } from '@careloom/contract/resources/notification-preferences';
import type { NotificationType } from '@careloom/contract/resources/notifications';
import { and, eq, inArray } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { notificationPreferences } from '../../platform/db/schema/notices';
import type { Tx } from '../../platform/db/transaction';

/** A person to notify, and by which channels. */
export interface Reached {
  id: number;
  user_type: (typeof users.$inferSelect)['user_type'];
  channels: ReadonlySet<Channel>;
}

/** The channels by which each of these people gets notifications of a type. */
export async function reachedBy(tx: Tx, type: NotificationType, userIds: readonly number[]): Promise<Reached[]> {
  const rows = await tx
    .select({
      id: users.id,
      user_type: users.user_type,
      chosen: notificationPreferences,
    })
    .from(users)
    .leftJoin(notificationPreferences, and(eq(notificationPreferences.user_id, users.id), eq(notificationPreferences.type, type)))
    .where(inArray(users.id, [...userIds]));
  return rows.map(({ chosen, ...person }) => {
    const wants = (channel: Channel) => (chosen ? chosen[channel] : DEFAULT_CHANNELS[channel] === 1);
    return { ...person, channels: new Set(CHANNELS.filter(wants)) };
  });
}
