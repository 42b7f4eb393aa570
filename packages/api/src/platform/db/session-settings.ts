/**
 * What each connection sets. The planner tries every order of up to this many joins, eight unless told. A page of expenses joins nine tables by
 * their keys, and to find that they are best read as written took PostgreSQL 30 ms, and PGlite 57. A page of shifts has six whose order it does find.
 */
const SETTINGS = { timezone: 'UTC', join_collapse_limit: '6', from_collapse_limit: '6' };

/** For the `options` of a connection. */
export const SESSION_OPTIONS = Object.entries(SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** The same as statements. */
export const SET_SESSION = Object.entries(SETTINGS)
  .map(([name, value]) => `set ${name} = '${value}';`)
  .join(' ');
