import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import type { Database } from '../db/database';
import { JOBS_CHANNEL } from './enqueue';
import { gatherer } from './gather';
import { type JobHandlers, type Jobs, type Queues, RETRY } from './jobs';
import { joinJobs, type Joins } from './join-jobs';
import { pollDue } from './poll-due';
import { type QueueSql, queueSql } from './queue-sql';

/** The maximum delay of a job that no NOTIFY announced (a retry, or a lost connection). */
const POLL_MS = 2_000;
/** pg-boss's own poll, one statement for each queue: only a fallback for jobs that nothing else finds. */
const OWN_POLL_SECONDS = 60;
const BATCH = 50;
const STOP_MS = 5_000;

/** Creates pg-boss's tables and the queues with their schedules, once for all processes. */
export async function prepareQueue(database: Database, queues: Queues): Promise<void> {
  const boss = bossOn(queueSql(database));
  await database.alone(async () => {
    await boss.start();
    for (const name of Object.keys(queues)) await boss.createQueue(name);
    for (const [name, cron] of Object.entries(queues)) if (cron !== null) await boss.schedule(name, cron, {}, RETRY);
  });
  await boss.stop({ graceful: false });
}

interface QueueOptions {
  /** Whether this process also runs scheduled jobs. */
  schedules?: boolean | undefined;
  /** Kinds of jobs that are merged when fetched together. */
  joins?: Joins;
}

/**
 * Runs the jobs of `enqueue`, in this process and any number of others.
 * When a handler throws, its job is retried with growing delays. Each failure is logged; jobs that failed for good stay in the table, where
 * the metrics count them.
 */
export async function startQueue(
  database: Database,
  log: FastifyBaseLogger,
  handlers: JobHandlers,
  { schedules = true, joins = {} }: QueueOptions = {},
): Promise<{ stop(): Promise<void> }> {
  const sql = queueSql(database);
  const boss = bossOn(sql, { supervise: true, schedule: schedules });
  const failed = (error: unknown) => log.error(error, 'The job queue failed');
  boss.on('error', failed);
  await boss.start();
  const workers = new Map<string, string>();

  async function work<Name extends keyof Jobs>(name: Name) {
    const options = { batchSize: BATCH, pollingIntervalSeconds: OWN_POLL_SECONDS, includeMetadata: true } as const;
    const id = await boss.work<Jobs[Name]>(name, options, (jobs) => sql.during(attemptAll(name, jobs)));
    workers.set(name, id);
  }

  async function attemptAll<Name extends keyof Jobs>(name: Name, batch: PgBoss.JobWithMetadata<Jobs[Name]>[]) {
    for (const { data, jobs } of joinJobs(batch, joins[name])) await attempt(name, data, jobs);
    if (batch.length === BATCH) fetchNow(name); // there may be more
  }

  /** Catches each failure separately: if one threw, its whole batch would run again. */
  async function attempt<Name extends keyof Jobs>(name: Name, data: Jobs[Name], jobs: PgBoss.JobWithMetadata<Jobs[Name]>[]) {
    try {
      await handlers[name](data);
    } catch (error) {
      for (const job of jobs) {
        const last = job.retryCount >= job.retryLimit;
        const line = { queue: name, job: job.id, attempt: job.retryCount + 1, err: error };
        log.error(line, last ? 'A job failed for good' : 'A job failed and will be tried again');
        await boss.fail(name, job.id, error instanceof Error ? error : new Error(String(error)));
      }
    }
  }

  function fetchNow(name: string) {
    const worker = workers.get(name);
    if (worker) boss.notifyWorker(worker);
  }

  const gathered = gatherer(fetchNow);
  for (const name of Object.keys(handlers) as (keyof Jobs)[]) await work(name);
  const polling = pollDue(sql, { everyMs: POLL_MS, found: fetchNow, failed });
  const unsubscribe = await database.listen(JOBS_CHANNEL, gathered.add);
  return {
    async stop() {
      await unsubscribe();
      gathered.stop();
      polling.stop();
      await boss.stop({ graceful: true, timeout: STOP_MS });
      await sql.idle();
    },
  };
}

/** Completed jobs move to the archive after an hour and are deleted two days later. Failed ones also stay for the two days. */
const KEEP = { archiveCompletedAfterSeconds: 3_600, deleteAfterDays: 2 };

/** By default it only creates tables. */
const bossOn = ({ executeSql }: QueueSql, does = { supervise: false, schedule: false }) =>
  new PgBoss({ db: { executeSql }, ...does, ...KEEP });
