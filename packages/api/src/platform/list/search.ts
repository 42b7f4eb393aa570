import { and, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

const escaped = (word: string) => word.replace(/[\\%_]/g, (special) => `\\${special}`);

/** The words of a search. */
export const wordsOf = (words: string | null): string[] => (words ?? '').split(/\s+/).filter(Boolean);

/** Whether a word occurs in a text column; case is ignored. */
export const holds = (column: SQLWrapper, word: string): SQL => sql`${column} ilike ${`%${escaped(word)}%`}`;

/** Whether a text column begins with the search text; case is ignored. */
export const beginsWith = (column: SQLWrapper, words: string): SQL => sql`${column} ilike ${`${escaped(words.trim())}%`}`;

/**
 * Finds rows in which each word occurs in some column: "grace merry" finds Grace Katsaros of Merrylands.
 * @param columns text columns; case is ignored
 * @returns undefined for an empty search
 */
export function search(words: string | null, columns: readonly SQLWrapper[]): SQL | undefined {
  return and(...wordsOf(words).map((word) => or(...columns.map((column) => holds(column, word)))));
}
