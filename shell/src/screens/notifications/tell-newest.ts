import type { Notification, NotificationType } from '@careloom/contract/resources/notifications';
import { notify } from '@careloom/shared/chrome';
import { addressOf, hasRoute } from '@careloom/shared/navigation';
import { useSession } from '@careloom/shared/session';
import { useEffect, useRef } from 'react';
import { destinationOf } from './destination-of';
import { useNewestNotices } from './use-newest-notices';

/** Types that are shown at once, on any page: a job was assigned, somebody applied for one. */
const TOLD: ReadonlySet<string> = new Set<NotificationType>(['assign_job', 'apply_job']);

/** @returns those of the newest notifications to show, oldest first. None on the first load: they are not new. */
export const toTell = (notices: readonly Notification[], lastSeen: number | null): Notification[] =>
  lastSeen === null ? [] : notices.filter(({ id, type, is_read }) => id > lastSeen && is_read === 0 && TOLD.has(type)).reverse();

/** Shows notifications that arrive while the page is open as toasts, announced politely by screen readers. */
export function useTellNewest() {
  const { data } = useNewestNotices();
  const userType = useSession(({ user }) => user?.user_type);
  const lastSeen = useRef<number | null>(null);
  useEffect(() => {
    if (!data || !userType) return;
    for (const notice of toTell(data.items, lastSeen.current)) {
      const destination = destinationOf(notice, userType);
      const there = destination && hasRoute(destination.route);
      notify('info', notice.message, { view: there ? addressOf(destination.route, destination.params) : undefined });
    }
    lastSeen.current = Math.max(lastSeen.current ?? 0, ...data.items.map(({ id }) => id));
  }, [data, userType]);
}
