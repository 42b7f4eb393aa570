import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { reportFiles } from '../../platform/db/schema/report-files';
import { inTransaction } from '../../platform/db/transaction';
import { ApiError } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { enqueue } from '../../platform/queue/enqueue';
import { resourceChanged } from '../../platform/realtime/push';
import type { Services } from '../../platform/services';
import { notify } from '../notifications/notify';
import { findExporter } from './find-exporter';
import { mailReport } from './mail-report';
import { KEPT_FOR_MAIL_MS, KEPT_MS, removeReportFiles } from './report-files';
import { nameOfFile, typeOfFile } from './send-report';
import { tableOf, writeReport } from './write-report';

declare module '../../platform/queue/jobs' {
  interface Jobs {
    'make-reports': Record<string, never>;
  }
}

/** A server that has not reported work on a file for this long counts as stopped. */
const SILENT_MS = 20_000;
/** How often a failing file is tried. */
const MOST_ATTEMPTS = 3;
/** The minimum time between two updates of the progress, which is stored and pushed to the page. */
const TOLD_EVERY_MS = 500;

/** The refusal for a user who may no longer read reports: nothing is mailed. */
const NOT_ALLOWED = text('permission.refused');

type File = typeof reportFiles.$inferSelect;

/** The job that makes the files of all reports, one after another, and removes old ones. */
export const makeReports = (services: Services) => async (): Promise<void> => {
  const now = services.clock.now().getTime();
  const isOld = or(
    and(isNull(reportFiles.mailed_view), lt(reportFiles.created_at, new Date(now - KEPT_MS))),
    lt(reportFiles.created_at, new Date(now - KEPT_FOR_MAIL_MS)),
  );
  await removeReportFiles(services, and(isNotNull(reportFiles.ended_at), isOld));
  for (let next = await claim(services); next; next = await claim(services)) await make(services, next);
};

/** Takes over the files of a stopped server, as soon as it counts as stopped. */
export async function resumeReports({ db }: Services): Promise<void> {
  if ((await db.$count(reportFiles, isNull(reportFiles.ended_at))) === 0) return;
  await inTransaction(db, (tx) => enqueue(tx, 'make-reports', {}, SILENT_MS + 1_000));
}

/** The oldest file that no server works on. */
async function claim({ db, clock }: Services): Promise<File | undefined> {
  const silent = or(isNull(reportFiles.worked_on_at), lt(reportFiles.worked_on_at, new Date(clock.now().getTime() - SILENT_MS)));
  return inTransaction(db, async (tx) => {
    const [free] = await tx
      .select({ id: reportFiles.id })
      .from(reportFiles)
      .where(and(isNull(reportFiles.ended_at), silent))
      .orderBy(asc(reportFiles.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!free) return undefined;
    const [file] = await tx
      .update(reportFiles)
      .set({ worked_on_at: clock.now(), done: 0, attempts: sql`${reportFiles.attempts} + 1` })
      .where(eq(reportFiles.id, free.id))
      .returning();
    return file;
  });
}

/** Makes a file, and stores it or the reason why there is none. After an unexpected failure, the next job tries again. */
async function make(services: Services, file: File): Promise<void> {
  if (file.attempts > MOST_ATTEMPTS) return end(services, file, { refusal: text('error.server') });
  const user = await findExporter(services, file.made_for_id);
  if (!user) return end(services, file, { refusal: NOT_ALLOWED });
  try {
    const table = await tableOf(services, user, file.kind, file.filters);
    const report = progressReporter(services, file);
    await report(0, table.rows.length);
    const content = await writeReport(services, user, { table, format: file.format }, (rows) => void report(rows, table.rows.length));
    await end(services, file, { content, total: table.rows.length });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await end(services, file, { refusal: error.message });
  }
}

/** Stores the progress of a file and notifies its user, at intervals. */
function progressReporter({ db, clock, log }: Services, file: File) {
  let last = 0;
  return async (done: number, total: number): Promise<void> => {
    const now = clock.now();
    if (now.getTime() - last < TOLD_EVERY_MS) return;
    last = now.getTime();
    await inTransaction(db, async (tx) => {
      const going = and(eq(reportFiles.id, file.id), isNull(reportFiles.ended_at));
      await tx.update(reportFiles).set({ done, total, worked_on_at: now }).where(going);
      await resourceChanged(tx, { resource: 'report-file', ids: [file.id], to: [file.made_for_id], actor: null });
    }).catch((error: unknown) => log.error({ err: error, file: file.id }, 'The progress of a report could not be stored'));
  };
}

type Outcome = { content: Buffer; total: number } | { refusal: string };

/** Ends a file and notifies its user; a file that was stopped in the meantime is not stored. */
async function end(services: Services, file: File, outcome: Outcome): Promise<void> {
  const { db, clock, files } = services;
  await inTransaction(db, async (tx) => {
    const own = eq(reportFiles.id, file.id);
    const [going] = await tx
      .select({ id: reportFiles.id })
      .from(reportFiles)
      .where(and(own, isNull(reportFiles.ended_at)))
      .for('update');
    if (!going) return;
    if ('refusal' in outcome) await tx.update(reportFiles).set({ ended_at: clock.now(), refusal: outcome.refusal }).where(own);
    else {
      const { content, total } = outcome;
      const stored = { ownerId: file.made_for_id, kind: 'document', name: nameOfFile(file), mime: typeOfFile(file), content } as const;
      const file_id = await files.save(tx, stored);
      await tx.update(reportFiles).set({ ended_at: clock.now(), file_id, done: total, total }).where(own);
      if (file.mailed_view === null) await notify(tx, { to: [file.made_for_id], ...noticeOf(file) });
    }
    const refusal = 'refusal' in outcome ? outcome.refusal : null;
    if (file.mailed_view !== null && refusal !== NOT_ALLOWED) await mailReport(tx, services, file, refusal);
    await resourceChanged(tx, { resource: 'report-file', ids: [file.id], to: [file.made_for_id], actor: null });
  });
}

const noticeOf = (file: File) =>
  ({ type: `${file.kind}_report_ready`, routeId: file.id, senderId: null, values: { file: nameOfFile(file) } }) as const;
