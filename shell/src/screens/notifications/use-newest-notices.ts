import { NOTIFICATION_PAGE_SIZE, notifications } from '@careloom/contract/resources/notifications';
import { useCall } from '@careloom/shared/query';
import { useCan } from '@careloom/shared/session';

/** The first page of notifications, newest first, with the unread count. Pushes refresh it. */
export const useNewestNotices = () =>
  useCall(notifications.list, { page: 1, per_page: NOTIFICATION_PAGE_SIZE }, { enabled: useCan('notification-read') });
