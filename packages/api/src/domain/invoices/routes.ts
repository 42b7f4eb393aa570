import { invoiceDrafts } from '@careloom/contract/resources/invoice-drafts';
import { invoiceLanes } from '@careloom/contract/resources/invoice-lanes';
import { invoiceVoid } from '@careloom/contract/resources/invoice-void';
import { earnings } from '@careloom/contract/resources/earnings';
import { invoices } from '@careloom/contract/resources/invoices';
import { paymentRuns } from '@careloom/contract/resources/payment-runs';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { invoices as table } from '../../platform/db/schema/invoices';
import type { Context } from '../../platform/http/context';
import { route } from '../../platform/http/route';
import { requireJob } from '../jobs/get-job';
import { generateInvoices } from './generate-invoices';
import { getEarnings } from './get-earnings';
import { getInvoice } from './get-invoice';
import { listLanes, listPayable } from './invoice-lanes';
import { listUnbilled } from './list-unbilled';
import { previewInvoices } from './preview-invoices';
import { getMonthOfEarnings } from './get-month-of-earnings';
import { listInvoices } from './list-invoices';
import { payInvoices, paymentSuccess } from './pay-invoices';
import { dismissPaymentRun, listPaymentRuns, startPaymentRun } from './payment-runs';
import { voidInvoice } from './void-invoice';

const SCOPE = { scope: 'by-role' } as const;

async function ofJob({ params, query, user, services }: Context<typeof invoices.ofJob> | Context<typeof invoices.ofOwnJob>) {
  await requireJob(services.db, user, params.id);
  return listInvoices(services, user, { ...query, job_id: params.id });
}

async function oneOfJob({ params, user, services }: Context<typeof invoices.oneOfJob> | Context<typeof invoices.oneOfOwnJob>) {
  await requireJob(services.db, user, params.id);
  return getInvoice(services.db, user, params.n, eq(table.job_id, params.id));
}

/** All invoices, and those of a job; each role within its scope. */
export function invoiceRoutes(app: FastifyInstance): void {
  route(app, invoices.list, SCOPE, ({ services, user, query }) => listInvoices(services, user, query));
  route(app, invoices.get, SCOPE, ({ services, user, params }) => getInvoice(services.db, user, params.id));
  route(app, invoices.earnings, SCOPE, getEarnings);
  route(app, earnings.month, SCOPE, getMonthOfEarnings);
  route(app, invoices.generate, SCOPE, generateInvoices);
  route(app, invoiceDrafts.unbilled, SCOPE, listUnbilled);
  route(app, invoiceDrafts.preview, SCOPE, previewInvoices);
  route(app, invoices.pay, { ...SCOPE, success: paymentSuccess }, payInvoices);
  route(app, invoiceVoid.void, SCOPE, voidInvoice);
  route(app, invoiceLanes.lanes, SCOPE, listLanes);
  route(app, invoiceLanes.payable, SCOPE, listPayable);
  route(app, paymentRuns.start, SCOPE, startPaymentRun);
  route(app, paymentRuns.list, { scope: 'self' }, listPaymentRuns);
  route(app, paymentRuns.dismiss, { scope: 'self' }, dismissPaymentRun);
  route(app, invoices.ofJob, SCOPE, ofJob);
  route(app, invoices.oneOfJob, SCOPE, oneOfJob);
  route(app, invoices.ofOwnJob, SCOPE, ofJob);
  route(app, invoices.oneOfOwnJob, SCOPE, oneOfJob);
}
