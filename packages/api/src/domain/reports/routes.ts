import { reportGroups } from '@careloom/contract/resources/report-groups';
import { reportFiles } from '@careloom/contract/resources/report-files';
import { reports } from '@careloom/contract/resources/reports';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/http/context';
import { route } from '../../platform/http/route';
import { expensesFound, listExpenses } from '../expenses/list-expenses';
import { invoicesFound, listInvoices } from '../invoices/list-invoices';
import { exportLink } from './signed-export';
import { exporterOf } from './exporter';
import { groupExpenses } from './group-expenses';
import { groupInvoices } from './group-invoices';
import { listReportFiles, makeReportFile, readyFile, removeReportFile } from './report-files';
import { type ReportOf, sendReport } from './send-report';
import { type Filters, tableOf, writeReport } from './write-report';
import { expenseTotals, invoiceSums } from './totals';

/** Reports: lists with totals, and exports; each role within its scope. */
export function reportRoutes(app: FastifyInstance): void {
  route(app, reports.expenses, { scope: 'by-role' }, async ({ services, user, query }) => ({
    ...(await listExpenses(services, user, query)),
    totals: await expenseTotals(services.db, expensesFound(user, query)),
  }));
  route(app, reports.invoices, { scope: 'by-role' }, async ({ services, user, query }) => ({
    ...(await listInvoices(services, user, query)),
    totals: await invoiceSums(services.db, invoicesFound(user, query, services.clock.now())),
  }));
  route(app, reportGroups.invoices, { scope: 'by-role' }, groupInvoices);
  route(app, reportGroups.expenses, { scope: 'by-role' }, groupExpenses);
  route(app, reports.exportLink, { scope: 'by-role' }, exportLink);
  route(app, reportFiles.make, { scope: 'by-role', byPerson: true }, makeReportFile);
  route(app, reportFiles.list, { scope: 'self' }, listReportFiles);
  route(app, reportFiles.remove, { scope: 'self' }, removeReportFile);
  // Public routes, because a signed link has no session: the handler determines the person and their scope.
  route(app, reports.exportExpenses, { scope: 'public' }, (context) => sendExport(context, 'expense'));
  route(app, reports.exportInvoices, { scope: 'public' }, (context) => sendExport(context, 'invoice'));
}

type Asked = Pick<Context<typeof reports.exportInvoices>, 'services' | 'request' | 'reply'> & {
  query: { format: ReportOf['format']; file: number | null };
};

/** Sends a stored file, or creates one for this request. */
async function sendExport({ services, request, reply, query }: Asked, kind: ReportOf['kind']) {
  const user = await exporterOf(services, request, kind);
  if (query.file !== null) {
    const { storageKey, format } = await readyFile(services, user.id, kind, query.file);
    return sendReport(reply, { kind, format }, services.files.open(storageKey));
  }
  const table = await tableOf(services, user, kind, request.query as Filters);
  return sendReport(reply, { kind, format: query.format }, await writeReport(services, user, { table, format: query.format }));
}
