import pg from 'pg';

/** Asked so often by this process, a statement is prepared on each connection that asks it. */
const OFTEN = 3;
/** A connection keeps the plans of so many; what is asked often beyond them is planned each time. */
const MOST = 256;
/** Texts that are counted, before counting begins anew: a list may have any number of parameters. */
const COUNTED = 1_000;

/** Gives a text that comes often a name, always the same; undefined for any other. */
export function namesOften(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  let seen = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size === MOST) return name;
    const count = (seen.get(text) ?? 0) + 1;
    if (count < OFTEN) {
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
 * The driver's client, which has PostgreSQL keep the plans of statements that are asked often: to read and plan one takes longer
 * than to run it. What has a name, or no parameters, is as the driver sends it.
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
