import type { NotificationType } from '@careloom/contract/resources/notifications';
import type { Tx } from '../../platform/db/transaction';
import { notifications } from '../../platform/db/schema/notices';
import { text, type TextValues } from '../../platform/http/text';
import { notificationsChanged } from '../../platform/realtime/push';

interface Notice {
  /** User ids. */
  to: readonly number[];
  type: NotificationType;
  /** The record that a click opens. */
  routeId: number | null;
  /** The person whose picture it shows. */
  senderId: number | null;
  /** Further ids for the target's URL: `{ applicantId }`. */
  params?: Record<string, number>;
  /** Values for the text `notification.<type>`: `{ job: 'Night support' }`. */
  values?: TextValues;
}

/** Notifies users: one row each, and a push to their open pages once the transaction is committed. */
export async function notify(tx: Tx, { to, type, routeId, senderId, params, values }: Notice): Promise<void> {
  const recipients = [...new Set(to)];
  if (recipients.length === 0) return;
  const message = text(`notification.${type}`, values);
  await tx.insert(notifications).values(
    recipients.map((userId) => ({
      user_id: userId,
      sender_id: senderId,
      type,
      message,
      route_id: routeId,
      params: params ?? null,
    })),
  );
  await notificationsChanged(tx, recipients, true);
}
