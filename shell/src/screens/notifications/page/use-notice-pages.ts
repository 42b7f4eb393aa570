import { NOTIFICATION_PAGE_SIZE, notifications, type Notification } from '@careloom/contract/resources/notifications';
import { send, unwrap, type ApiFailure } from '@careloom/shared/http';
import { useInfiniteQuery } from '@tanstack/react-query';

interface NoticePage {
  items: Notification[];
  page: number;
  last_page: number;
  total: number;
}

/** The next page, or undefined after the last: more are loaded only while `page` is less than `last_page` (section 9). */
export const pageAfter = ({ page, last_page }: Pick<NoticePage, 'page' | 'last_page'>): number | undefined =>
  page < last_page ? page + 1 : undefined;

/** Oldest first, without duplicates: a new notification shifts the others to later pages. */
export function inOrder(pages: readonly Pick<NoticePage, 'items'>[]): Notification[] {
  const byId = new Map(pages.flatMap(({ items }) => items.map((notice) => [notice.id, notice] as const)));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

/** Notifications in pages of 25, newest page first. */
export function useNoticePages() {
  return useInfiniteQuery<NoticePage, ApiFailure, Notification[], readonly string[], number>({
    queryKey: [notifications.list.resource, 'pages'],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await send(notifications.list, { page: pageParam, per_page: NOTIFICATION_PAGE_SIZE }, { signal })).data,
    getNextPageParam: pageAfter,
    select: ({ pages }) => inOrder(pages),
  });
}
