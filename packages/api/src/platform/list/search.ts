import { and, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

const escaped = (word: string) => word.replace(/[\\%_]/g, (special) => `\\${special}`);

/**
 * Finds rows in which each word occurs in some column: "grace merry" finds Grace Katsaros of Merrylands.
 * @param columns text columns; case is ignored
 * @returns undefined for an empty search
 */
export function search(words: string | null, columns: readonly SQLWrapper[]): SQL | undefined {
  const found = (words ?? '').split(/\s+/).filter(Boolean);
  return and(...found.map((word) => or(...columns.map((column) => sql`${column} ilike ${`%${escaped(word)}%`}`))));
}
