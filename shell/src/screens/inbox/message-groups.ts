import type { ChatMessage } from '@careloom/contract/resources/chat';
import { formatDate } from '@careloom/shared/format';

/** The messages of one day, `YYYY-MM-DD` as the chat shows it (section 9). */
export interface DayOfMessages {
  day: string;
  messages: ChatMessage[];
}

/** Messages by day, oldest first, without duplicates: a new message shifts the others to later pages. */
export function byDay(pages: readonly { items: readonly ChatMessage[] }[]): DayOfMessages[] {
  const known = new Map(pages.flatMap(({ items }) => items.map((message) => [message.id, message] as const)));
  const days = new Map<string, ChatMessage[]>();
  for (const message of [...known.values()].sort((one, other) => one.id - other.id)) {
    const day = formatDate(message.created_at, 'chat');
    days.set(day, [...(days.get(day) ?? []), message]);
  }
  return [...days].map(([day, messages]) => ({ day, messages }));
}

/** When a conversation's last message arrived: the time if today, else the day. */
export const lastWhen = (at: string, today: string): string => formatDate(at, formatDate(at, 'api') === today ? 'time' : 'display');
