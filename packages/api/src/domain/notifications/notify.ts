import { noticeAddress } from '@careloom/contract/notice-address';
import type { NotificationType } from '@careloom/contract/resources/notifications';
import type { Tx } from '../../platform/db/transaction';
import { notifications } from '../../platform/db/schema/notices';
import { text, type TextValues } from '../../platform/http/text';
import { notificationsChanged } from '../../platform/realtime/push';
import { reachedBy } from './channels';
import { sendElsewhere } from './send-elsewhere';

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

/**
 * Notifies users by the channels that each chose: in the app (a row, and an update of their open pages), by mail and by web push. Takes
 * effect when the transaction commits.
 */
export async function notify(tx: Tx, { to, type, routeId, senderId, params, values }: Notice): Promise<void> {
  if (to.length === 0) return;
  const message = text(`notification.${type}`, values);
  const people = await reachedBy(tx, type, to);
  const inApp = people.filter(({ channels }) => channels.has('in_app'));
  const target = { type, route_id: routeId, params: params ?? null };
  const added =
    inApp.length === 0
      ? []
      : await tx
          .insert(notifications)
          .values(inApp.map(({ id }) => ({ ...target, user_id: id, sender_id: senderId, message })))
          .returning({ id: notifications.id, user_id: notifications.user_id });
  if (added.length > 0) {
    const recipients = added.map(({ user_id }) => user_id);
    await notificationsChanged(tx, recipients, true);
  }
  const noticeOf = new Map(added.map(({ id, user_id }) => [user_id, id]));
  await sendElsewhere(
    tx,
    people.map((person) => ({ ...person, message, address: noticeAddress(person.user_type, target, noticeOf.get(person.id) ?? null) })),
  );
}
