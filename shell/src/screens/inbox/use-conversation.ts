import { CHAT_PAGE_SIZE, chat, type ChatMessage } from '@careloom/contract/resources/chat';
import { send, unwrap, type ApiFailure } from '@careloom/shared/http';
import { queryClient } from '@careloom/shared/query';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { byDay, type DayOfMessages } from './message-groups';

interface MessagePage {
  items: ChatMessage[];
  page: number;
  last_page: number;
}

const keyOf = (id: number) => [chat.messages.resource, 'conversation', id] as const;

/** The conversation with one person, loaded in pages from the newest, and grouped by day. */
export function useConversation(id: number) {
  return useInfiniteQuery<MessagePage, ApiFailure, DayOfMessages[], readonly (string | number)[], number>({
    queryKey: keyOf(id),
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await send(chat.messages, { id, page: pageParam, per_page: CHAT_PAGE_SIZE }, { signal })).data,
    getNextPageParam: ({ page, last_page }) => (page < last_page ? page + 1 : undefined),
    select: ({ pages }) => byDay(pages),
  });
}

/** Shows a message that the server has just answered, before the conversation is read again. */
export function addSent(id: number, message: ChatMessage): void {
  queryClient.setQueryData<InfiniteData<MessagePage>>(keyOf(id), (known) => {
    const [first, ...others] = known?.pages ?? [];
    return known && first ? { ...known, pages: [{ ...first, items: [message, ...first.items] }, ...others] } : known;
  });
}
