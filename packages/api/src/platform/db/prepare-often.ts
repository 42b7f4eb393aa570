import pg from 'pg';

/** A statement that this process has run this often is prepared on each connection that runs it. */
const OFTEN = 3;
/** The maximum number of plans that a connection keeps; further statements are planned each time. */
const MOST = 256;
/** The number of distinct texts after which counting starts over: a list may have any number of parameters. */
const COUNTED = 1_000;
/**
 * A parameter that bounds a range or is a pattern: the number of matching rows depends on its value. A generic plan assumes few rows, and
 * made the calendar of a large provider take six seconds. `expires_at` is excluded, because its rows are looked up by another column.
 */
const BOUND = /(?<!"expires_at" |[-#<>])[<>]=? ?\(*\$\d|\b(?:between|i?like) \$\d/i;

/** Returns a function that gives a frequent statement a stable name; undefined for other statements, and for those planned for their values. */
export function namesOften(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  let seen = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size === MOST) return name;
    const count = (seen.get(text) ?? 0) + 1;
    if (count < OFTEN || BOUND.test(text)) {
      if (seen.size === COUNTED) seen = new Map();
      seen.set(text, count);
      return undefined;
    }
    seen.delete(text);
    names.set(text, `often_${names.size + 1}`);
    return names.get(text);
  };
}

type Query = (asked: string | { text: string; name?: string }, values: unknown, ...rest: unknown[]) => unknown;

/**
 * A driver client that makes PostgreSQL keep the plans of frequent statements: parsing and planning take longer than running them.
 * Statements with a name or without parameters are sent unchanged.
 */
export function preparingClient(): typeof pg.Client {
  const nameOf = namesOften();
  const driver = pg.Client.prototype as unknown as { query: Query };
  class PreparingClient extends pg.Client {}
  const query: Query = function (this: unknown, asked, values, ...rest) {
    const { text, name } = typeof asked === 'string' ? { text: asked } : asked;
    const often = name === undefined && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    const config = often === undefined ? asked : { ...(typeof asked === 'string' ? { text } : asked), name: often };
    return driver.query.call(this, config, values, ...rest);
  };
  Object.assign(PreparingClient.prototype, { query });
  return PreparingClient;
}
