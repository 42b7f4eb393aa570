import { chat, type Participant } from '@careloom/contract/resources/chat';
import { useCall } from '@careloom/shared/query';

/** Conversations, latest first, optionally filtered by name. */
export const useConversations = (search = '') => useCall(chat.participants, search ? { search } : {}, { keepPrevious: true });

/** The number of unread messages in all conversations. */
export function useUnreadMessages(): number {
  const { data } = useConversations();
  return (data ?? []).reduce((sum, { unread_count }) => sum + unread_count, 0);
}

/** People without a conversation yet: the first of them, or those that match a name. */
export function useNewPeople(search: string): { people: readonly Participant[]; isPending: boolean } {
  const all = useCall(chat.newParticipants, {}, { enabled: search === '' });
  const found = useCall(chat.searchNew, { query: search }, { enabled: search !== '', keepPrevious: true });
  return search === ''
    ? { people: all.data?.items ?? [], isPending: all.isPending }
    : { people: found.data ?? [], isPending: found.isPending };
}
