import { readNoticeAddress } from '@careloom/contract/notice-address';
import { notifications } from '@careloom/contract/resources/notifications';
import { addressOf, hasRoute, navigate, useQueryParams } from '@careloom/shared/navigation';
import { useCallMutation } from '@careloom/shared/query';
import { useSession } from '@careloom/shared/session';
import { useEffect } from 'react';
import { destinationOf } from '../destination-of';

/**
 * Opens the page that the link in a mail or push is about, and marks the notification as read. A link without a notification shows all
 * notifications.
 */
export function useOpenFromAddress() {
  const [query] = useQueryParams();
  const userType = useSession(({ user }) => user?.user_type);
  const { run } = useCallMutation(notifications.markRead, { onFailure: () => undefined });
  useEffect(() => {
    const opened = readNoticeAddress(query);
    if (!opened || !userType) return;
    // A notification that was deleted in the meantime has nothing to mark; its record may still be there.
    if (opened.noticeId !== null) void run({ id: opened.noticeId });
    const destination = destinationOf(
      { type: opened.target.type, route_id: opened.target.route_id, params: { ...opened.target.params } },
      userType,
    );
    if (destination && destination.route !== 'notification' && hasRoute(destination.route)) {
      navigate(addressOf(destination.route, destination.params), { replace: true });
    }
  }, [query, userType, run]);
}
