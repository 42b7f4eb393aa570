import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp, type AppOptions } from './build-app';
import { QUEUES } from './queues';
import { backUp } from './backup/back-up';
import { answerBackups } from './backup/back-up-now';
import type { Clock } from '../platform/clock/clock';
import type { Database } from '../platform/db/database';
import type { Env } from '../platform/env/env';
import { diskFiles } from '../platform/files/disk-files';
import { forgetKeys } from '../platform/idempotency/forget-keys';
import { deliverMail } from '../platform/mail/deliver-mail';
import { prepareQueue, startQueue } from '../platform/queue/queue';
import { deliverPush, joinPushes } from '../platform/realtime/deliver-push';
import { endConnections } from '../platform/realtime/end-connections';
import { pusherClient } from '../platform/realtime/pusher-client';
import { endExpired } from '../domain/agreements/end-expired';
import { forgetObservations } from '../domain/delivery/forget-observations';
import { mailNotice } from '../domain/notifications/send-elsewhere';
import { payInTurn, resumePayments } from '../domain/invoices/pay-in-turn';
import { mailViews } from '../domain/reports/mail-views';
import { makeReports, resumeReports } from '../domain/reports/make-reports';
import { endOffers } from '../domain/shift-offers/end-offers';
import { advanceShifts } from '../domain/shifts/advance-shifts';
import { deliverWebPush } from '../domain/web-push/deliver-web-push';
import { vapidKeys } from '../domain/web-push/vapid-keys';
import { loadSecrets } from '../platform/secrets/secrets';
import type { Services } from '../platform/services';
import { accountingService } from '../domain/xero/client/accounting-service';
import { fetchChanged } from '../domain/xero/bills/fetch-changed';
import { pushBill } from '../domain/xero/bills/push-bill';

export interface Parts {
  env: Env;
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
}

/** Creates the services on an open database, and the job queue's tables. */
export async function createServices({ env, database, clock, log }: Parts): Promise<Services> {
  const deriveKey = await loadSecrets(env);
  await prepareQueue(database, QUEUES);
  const files = diskFiles({ folder: path.join(env.dataDir, 'files'), key: deriveKey('files'), clock });
  return { env, clock, database, db: database.db, files, deriveKey, accounting: accountingService(env), log };
}

export interface RunningServer {
  app: FastifyInstance;
  port: number;
  /** Answers "not ready", waits `DRAIN_MS`, finishes running jobs and stops listening. The database stays open. */
  stop(): Promise<void>;
}

/** Listens and runs jobs. */
export async function serve(services: Services, options: AppOptions = {}): Promise<RunningServer> {
  const { env, database, log } = services;
  const app = await buildApp(services, options);
  await app.listen({ port: env.port, host: env.host });
  const { port } = app.server.address() as AddressInfo;
  answerBackups(services);
  await vapidKeys(services);
  const pusher = pusherClient(services, port);
  const queue = await startQueue(
    database,
    log,
    {
      mail: deliverMail(services),
      push: deliverPush(pusher),
      'notice-mail': mailNotice(services),
      'web-push': deliverWebPush(services),
      'end-connections': endConnections(pusher),
      'xero-bill': pushBill(services),
      'xero-event': fetchChanged(services),
      'end-agreements': endExpired(services),
      'advance-shifts': advanceShifts(services),
      'end-offers': endOffers(services),
      'pay-invoices': payInTurn(services),
      'make-reports': makeReports(services),
      'mail-views': mailViews(services),
      backup: backUp(services),
      'forget-keys': forgetKeys(services),
      'forget-observations': forgetObservations(services),
    },
    { schedules: options.schedules, joins: { push: joinPushes } },
  );
  await resumePayments(services);
  await resumeReports(services);
  return {
    app,
    port,
    async stop() {
      app.leaving = true;
      await wait(env.drainMs);
      await queue.stop();
      await app.close();
      await services.accounting.stop();
    },
  };
}
