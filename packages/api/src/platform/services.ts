import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock/clock';
import type { Database, Db } from './db/database';
import type { Env } from './env/env';
import type { Files } from './files/files';
import type { DeriveKey } from './secrets/secrets';

/**
 * What handlers work with. A part of the domain with a service of its own adds it by declaration merging, as Xero does. Mail, pushes and
 * notifications are functions on a transaction, for they are part of its change.
 */
export interface Services {
  readonly env: Env;
  readonly clock: Clock;
  readonly database: Database;
  /** `database.db`, as it is meant in nearly every place. */
  readonly db: Db;
  readonly files: Files;
  /** The server's keys, by what they are for. */
  readonly deriveKey: DeriveKey;
  readonly log: FastifyBaseLogger;
}
