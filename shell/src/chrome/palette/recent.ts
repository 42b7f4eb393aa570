import { z } from '@careloom/contract/schema';
import { session } from '@careloom/shared/session';
import type { Entry } from './entry';

const MOST = 5;
const recent = z.array(z.object({ label: z.string(), icon: z.string(), href: z.string(), line: z.optional(z.string()) }));
type Recent = z.output<typeof recent>;

/** The key contains the user's id, so that the next person on the same device does not see the entries. */
const keyOf = () => `careloom.recent.${session().user?.id ?? 0}`;

function read(): Recent {
  try {
    const parsed = recent.safeParse(JSON.parse(localStorage.getItem(keyOf()) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch (refused) {
    console.warn('What was opened last can not be read in this browser.', refused);
    return [];
  }
}

/** The entries the user opened last from the palette. */
export const recentEntries = (): Entry[] => read().map((one) => ({ ...one, value: `recent-${one.href}` }));

/** Stores an opened entry, if it has an address. */
export function rememberRecent({ label, icon, href, line }: Entry): void {
  if (href === undefined) return;
  const kept = read().filter((one) => one.href !== href);
  try {
    localStorage.setItem(keyOf(), JSON.stringify([{ label, icon, href, line }, ...kept].slice(0, MOST)));
  } catch (refused) {
    console.warn('What was opened last can not be kept in this browser.', refused);
  }
}
