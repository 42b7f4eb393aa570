import type { UserType } from '@careloom/contract/permissions';
import {
  type Notification,
  type NotificationType,
  NOTIFICATION_PAGE_SIZE,
  notifications,
} from '@careloom/contract/resources/notifications';
import { notify } from '@careloom/shared/chrome';
import { addressOf, hasRoute } from '@careloom/shared/navigation';
import { useSession, useCan } from '@careloom/shared/session';
import { useEffect, useRef } from 'react';
import { useCall } from '@careloom/shared/query';

/** The first page of notifications, newest first, with the unread count. Pushes refresh it. */
export const useNewestNotices = () =>
  useCall(notifications.list, { page: 1, per_page: NOTIFICATION_PAGE_SIZE }, { enabled: useCan('notification-read') });

/** Types that are shown at once, on any page: a job was assigned, a worker applied for a job. */
const ANNOUNCED_TYPES: ReadonlySet<string> = new Set<NotificationType>(['assign_job', 'apply_job']);

/** @returns those of the newest notifications to show, oldest first. None on the first load: they are not new. */
export const toAnnounce = (notices: readonly Notification[], lastSeen: number | null): Notification[] =>
  lastSeen === null ? [] : notices.filter(({ id, type, is_read }) => id > lastSeen && is_read === 0 && ANNOUNCED_TYPES.has(type)).reverse();

/**
 * Shows toasts with a link to their record. The module that finds the link is loaded on demand; if it fails to load, the toasts have no
 * link.
 */
async function announce(notices: readonly Notification[], userType: UserType) {
  const destinationOf = await import('./destination-of').then(
    (module) => module.destinationOf,
    (error: unknown) => {
      console.error('Where notifications lead could not be loaded.', error);
      return null;
    },
  );
  for (const notice of notices) {
    const destination = destinationOf?.(notice, userType);
    const there = destination && hasRoute(destination.route);
    notify('info', notice.message, { view: there ? addressOf(destination.route, destination.params) : undefined });
  }
}

/** Shows notifications that arrive while the page is open as toasts, announced politely by screen readers. */
export function useAnnounceNewest() {
  const { data } = useNewestNotices();
  const userType = useSession(({ user }) => user?.user_type);
  const lastSeen = useRef<number | null>(null);
  useEffect(() => {
    if (!data || !userType) return;
    const notices = toAnnounce(data.items, lastSeen.current);
    if (notices.length > 0) void announce(notices, userType);
    lastSeen.current = Math.max(lastSeen.current ?? 0, ...data.items.map(({ id }) => id));
  }, [data, userType]);
}
