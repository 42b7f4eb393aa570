import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock/clock';
import type { Database, Db } from './db/database';
import type { Env } from './env/env';
import type { Files } from './files/files';
import type { DeriveKey } from './secrets/secrets';

/**
 * Services for handlers. A part of the domain adds its own by declaration merging, as Xero does. Mail, pushes and notifications are
 * functions on a transaction, because they are part of its change.
 */
export interface Services {
  readonly env: Env;
  readonly clock: Clock;
  readonly database: Database;
  /** Shorthand for `database.db`. */
  readonly db: Db;
  readonly files: Files;
  /** Derives a key from the server's secret, by purpose. */
  readonly deriveKey: DeriveKey;
  readonly log: FastifyBaseLogger;
}
