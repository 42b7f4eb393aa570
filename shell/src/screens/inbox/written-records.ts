import { addressOf, routeAt } from '@careloom/shared/navigation';

/** The pages of records that have a card, and the slot of that card. */
const CARDS = {
  'shift-log-details': 'shift-card',
  'shift-schedule-details': 'shift-card',
  'expenses-detail': 'expense-card',
  'workforce:own-agreement': 'agreement-card',
} as const;

/** A record whose address occurs in a text. */
export interface WrittenRecord {
  slot: (typeof CARDS)[keyof typeof CARDS];
  id: number;
  /** Address of the record's page in the user's own area. */
  href: string;
}

const ADDRESS = /(?:https?:\/\/[^\s/]+)?\/(?:admin|team-leader|team_leader|worker)\/[^\s?#]+(?:[?#]\S*)?/g;

/** The record of an address, in any area; null for other pages and other sites. */
function recordAt(address: string): WrittenRecord | null {
  const url = new URL(address, location.origin);
  const found = url.origin === location.origin ? routeAt(url.pathname) : null;
  if (!found || !Object.hasOwn(CARDS, found.route.name)) return null;
  const name = found.route.name as keyof typeof CARDS;
  const { type: _area, ...params } = found.params;
  const id = Number(params.id);
  return Number.isSafeInteger(id) && id > 0 ? { slot: CARDS[name], id, href: addressOf(name, params) } : null;
}

/** Splits a text into the records with a card whose address occurs in it, and the text without these addresses. */
export function writtenRecords(text: string): { text: string; records: WrittenRecord[] } {
  const records: WrittenRecord[] = [];
  const rest = text.replace(ADDRESS, (address) => {
    const record = recordAt(address);
    if (record) records.push(record);
    return record ? '' : address;
  });
  return records.length === 0 ? { text, records } : { text: rest.trim(), records };
}
