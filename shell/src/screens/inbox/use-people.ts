import { chat, type Participant } from '@careloom/contract/resources/chat';
import { useCall } from '@careloom/shared/query';

/** Conversations, the latest first; narrowed by a name. */
export const useConversations = (search = '') => useCall(chat.participants, search ? { search } : {}, { keepPrevious: true });

/** How many messages wait unread, in all conversations. */
export function useUnreadMessages(): number {
  const { data } = useConversations();
  return (data ?? []).reduce((sum, { unread_count }) => sum + unread_count, 0);
}

/** Whom one has never written to: the first of them, or those of a name. */
export function useNewPeople(search: string): { people: readonly Participant[]; isPending: boolean } {
  const all = useCall(chat.newParticipants, {}, { enabled: search === '' });
  const found = useCall(chat.searchNew, { query: search }, { enabled: search !== '', keepPrevious: true });
  return search === ''
    ? { people: all.data?.items ?? [], isPending: all.isPending }
    : { people: found.data ?? [], isPending: found.isPending };
}
