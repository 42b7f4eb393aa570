import type { PGlite } from '@electric-sql/pglite';

type Client = Pick<PGlite, 'query' | 'transaction'>;
type Asking = Pick<PGlite, 'query'>;

/**
 * The embedded database as Drizzle has it. Drizzle brings the same few parsers with each query, and PGlite then copies its table of
 * some hundreds: a tenth of what a creating call takes. So they become the client's own, and a query brings none. Who asks the
 * client itself says by which parsers it reads.
 */
export function drizzleClient(client: PGlite): PGlite {
  const asking = (asked: Asking): Asking => ({
    query: (text, values, { parsers, ...options } = {}) => {
      Object.assign(client.parsers, parsers);
      return asked.query(text, values, options);
    },
  });
  const own: Client = {
    ...asking(client),
    transaction: (work) => client.transaction((tx) => work({ ...tx, ...asking(tx) })),
  };
  return own as PGlite; // which these two are all that Drizzle asks of
}
