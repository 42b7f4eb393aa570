import { reportGroups } from '@careloom/contract/resources/report-groups';
import { reports } from '@careloom/contract/resources/reports';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { expensesFound, listExpenses } from '../expenses/list-expenses';
import { invoicesFound, listInvoices } from '../invoices/list-invoices';
import { exportLink } from './signed-export';
import { exporterOf } from './exporter';
import { groupExpenses } from './group-expenses';
import { groupInvoices } from './group-invoices';
import { expenseTable } from './expense-table';
import { invoiceTable } from './invoice-table';
import { sendReport } from './send-report';
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
  // Public routes, because a signed link has no session: the handler determines the person and their scope.
  route(app, reports.exportExpenses, { scope: 'public' }, async ({ services, request, reply, query }) => {
    const user = await exporterOf(services, request, 'expense');
    const table = await expenseTable(services, user, query);
    return sendReport(services, reply, user, { kind: 'expense', format: query.format, table });
  });
  route(app, reports.exportInvoices, { scope: 'public' }, async ({ services, request, reply, query }) => {
    const user = await exporterOf(services, request, 'invoice');
    const table = await invoiceTable(services, user, query);
    return sendReport(services, reply, user, { kind: 'invoice', format: query.format, table });
  });
}
