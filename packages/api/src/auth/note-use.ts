import { eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { apiTokens } from '../db/schema/access';

/** Of a token that is used all the time, its use is written down once a minute, so that reading does not mean writing. */
const NOTED_EVERY_MS = 60_000;

interface Use {
  at: Date | null;
  ip: string | null;
}

/** Writes down when and from where a token was used; from another address at once. @param last as it is written down */
export async function noteUse(db: Db, last: Use & { id: number }, now: { at: Date; ip: string }): Promise<void> {
  const fresh = last.at !== null && now.at.getTime() - last.at.getTime() < NOTED_EVERY_MS;
  if (fresh && last.ip === now.ip) return;
  await db.update(apiTokens).set({ last_used_at: now.at, last_used_ip: now.ip }).where(eq(apiTokens.id, last.id));
}
