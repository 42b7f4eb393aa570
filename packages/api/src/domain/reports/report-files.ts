import type { ReportFile, reportFiles as calls } from '@careloom/contract/resources/report-files';
import type { ExportKind } from '@careloom/contract/resources/reports';
import { and, desc, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { files } from '../../platform/db/schema/identity';
import { reportFiles } from '../../platform/db/schema/report-files';
import type { Context, Writing } from '../../platform/http/context';
import { notFound } from '../../platform/http/errors';
import { enqueue } from '../../platform/queue/enqueue';
import { isoOf, isoOrNull } from '../../platform/serialize/values';
import type { Services } from '../../platform/services';
import { refuseLong } from './report-limit';
import { nameOfFile } from './send-report';
import { rowsOf } from './write-report';

/** How long a file is kept. */
export const KEPT_MS = 24 * 3_600_000;
/** How long a file with a mailed link is kept: as long as the link is valid. */
export const KEPT_FOR_MAIL_MS = 7 * KEPT_MS;

type Row = typeof reportFiles.$inferSelect;

const shown = (row: Row): ReportFile => ({
  id: row.id,
  kind: row.kind,
  format: row.format,
  name: nameOfFile(row),
  total: row.total,
  done: row.done,
  started_at: isoOf(row.created_at),
  ended_at: isoOrNull(row.ended_at),
  refusal: row.refusal,
});

/** Starts making a report as a file. Once per idempotency key. @throws 422 for too many rows */
export async function makeReportFile({ body, user, services }: Context<typeof calls.make>): Promise<Writing<typeof calls.make>> {
  const { kind, format, ...asked } = body;
  const filters = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null));
  const total = await rowsOf(services, user, kind, filters);
  refuseLong(total);
  return async (tx) => {
    const begun = { made_for_id: user.id, kind, format, filters, total, created_at: services.clock.now() };
    const [row] = await tx.insert(reportFiles).values(begun).returning();
    if (!row) throw new Error('The file of a report was not written.');
    await enqueue(tx, 'make-reports', {});
    return shown(row);
  };
}

/** The user's own files, which are kept for a day. */
export async function listReportFiles({ services, user }: Context<typeof calls.list>): Promise<{ files: ReportFile[] }> {
  const kept = gt(reportFiles.created_at, new Date(services.clock.now().getTime() - KEPT_MS));
  const rows = await services.db
    .select()
    .from(reportFiles)
    .where(and(eq(reportFiles.made_for_id, user.id), isNull(reportFiles.mailed_view), kept))
    .orderBy(desc(reportFiles.id))
    .limit(20);
  return { files: rows.map(shown) };
}

/** Removes files of reports with their stored data. @returns their number */
export async function removeReportFiles({ db, files: stored }: Services, where: SQL | undefined): Promise<number> {
  const gone = await db.delete(reportFiles).where(where).returning({ fileId: reportFiles.file_id });
  for (const { fileId } of gone) if (fileId !== null) await stored.discard(db, fileId);
  return gone.length;
}

/** Stops a file in progress, or removes a finished one. @throws 404 for another user's file */
export async function removeReportFile({ services, user, params }: Context<typeof calls.remove>): Promise<Record<string, never>> {
  const own = and(eq(reportFiles.id, params.id), eq(reportFiles.made_for_id, user.id));
  if ((await removeReportFiles(services, own)) === 0) throw notFound();
  return {};
}

/** The storage key of a finished file of the user. @throws 404 if there is none */
export async function readyFile({ db }: Services, userId: number, kind: ExportKind, id: number) {
  const [ready] = await db
    .select({ storageKey: files.storage_key, format: reportFiles.format })
    .from(reportFiles)
    .innerJoin(files, eq(files.id, reportFiles.file_id))
    .where(and(eq(reportFiles.id, id), eq(reportFiles.made_for_id, userId), eq(reportFiles.kind, kind), isNotNull(reportFiles.ended_at)));
  if (!ready) throw notFound();
  return ready;
}
