/**
 * The settings of each connection. PostgreSQL tries every order of up to this many joins, by default eight. A page of expenses joins nine
 * tables by their keys, and finding that the written order is best took PostgreSQL 30 ms, and PGlite 57. A page of shifts has six joins, so
 * its order is still optimised.
 */
const SETTINGS = { timezone: 'UTC', join_collapse_limit: '6', from_collapse_limit: '6' };

/** For the `options` of a connection. */
export const SESSION_OPTIONS = Object.entries(SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** The same settings as statements. */
export const SET_SESSION = Object.entries(SETTINGS)
  .map(([name, value]) => `set ${name} = '${value}';`)
  .join(' ');
