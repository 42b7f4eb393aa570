import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock';
import type { Database, Db } from './db/open';
import type { Env } from './env';
import type { Files } from './files/files';
import type { DeriveKey } from './secrets';
import type { AccountingService } from './xero/accounting-service';

/** What handlers work with. Mail, pushes and notifications are functions on a transaction, for they are part of its change. */
export interface Services {
  readonly env: Env;
  readonly clock: Clock;
  readonly database: Database;
  /** `database.db`, as it is meant in nearly every place. */
  readonly db: Db;
  readonly files: Files;
  /** The server's keys, by what they are for. */
  readonly deriveKey: DeriveKey;
  /** Xero, or what stands for it. */
  readonly accounting: AccountingService;
  readonly log: FastifyBaseLogger;
}
