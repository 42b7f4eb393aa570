import type { Notification, NotificationType } from '@careloom/contract/resources/notifications';
import { notify } from '@careloom/shared/chrome';
import { addressOf, hasRoute } from '@careloom/shared/navigation';
import { useSession } from '@careloom/shared/session';
import { useEffect, useRef } from 'react';
import { destinationOf } from './destination-of';
import { useNewestNotices } from './use-newest-notices';

/** What somebody wants to know at once, wherever they are: work that was given to them, and who asks for work. */
const TOLD: ReadonlySet<string> = new Set<NotificationType>(['assign_job', 'apply_job']);

/** @returns of the newest notifications those to tell, the oldest first. None of a first reading: they came before. */
export const toTell = (notices: readonly Notification[], lastSeen: number | null): Notification[] =>
  lastSeen === null ? [] : notices.filter(({ id, type, is_read }) => id > lastSeen && is_read === 0 && TOLD.has(type)).reverse();

/** Tells in a toast, which is read out politely, what came in while the page is open. */
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
