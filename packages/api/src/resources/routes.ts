import type { FastifyInstance } from 'fastify';
import { agreementRoutes } from './agreements/routes';
import { apiTokenRoutes } from './api-tokens/routes';
import { applicantRoutes } from './applicants/routes';
import { auditRoutes } from './audit/routes';
import { dashboardRoutes } from './dashboards/routes';
import { deliveryRoutes } from './delivery/routes';
import { expenseRoutes } from './expenses/routes';
import { holidayRoutes } from './holidays/routes';
import { houseParticipantRoutes } from './house-participants/routes';
import { houseRoutes } from './houses/routes';
import { invoiceRoutes } from './invoices/routes';
import { jobRoutes, teamLeaderJobRoutes, workerJobRoutes } from './jobs/routes';
import { myTeamRoutes } from './my-team/routes';
import { optionRoutes } from './options/routes';
import { payLevelRoutes } from './pay-levels/routes';
import { providerRoutes } from './providers/routes';
import { roleRoutes } from './roles/routes';
import { settingsRoutes } from './settings/routes';
import { reportRoutes } from './reports/routes';
import { shiftRoutes } from './shifts/routes';
import { timesheetRoutes } from './timesheets/routes';
import { supportWorkerRoutes, teamLeaderWorkerRoutes } from './support-workers/routes';
import { uploadRoutes } from './uploads/routes';
import { userRoutes } from './users/routes';
import { xeroConfigRoutes, xeroConnectionRoutes, xeroContactRoutes, xeroInvoiceRoutes, xeroWebhookRoutes } from './xero/routes';

/** The modules of the domain's records. */
export const RESOURCES: readonly ((app: FastifyInstance) => void)[] = [
  jobRoutes,
  teamLeaderJobRoutes,
  workerJobRoutes,
  applicantRoutes,
  supportWorkerRoutes,
  teamLeaderWorkerRoutes,
  agreementRoutes,
  houseRoutes,
  houseParticipantRoutes,
  myTeamRoutes,
  shiftRoutes,
  timesheetRoutes,
  uploadRoutes,
  expenseRoutes,
  invoiceRoutes,
  reportRoutes,
  providerRoutes,
  payLevelRoutes,
  holidayRoutes,
  settingsRoutes,
  optionRoutes,
  dashboardRoutes,
  userRoutes,
  xeroConfigRoutes,
  xeroConnectionRoutes,
  roleRoutes,
  apiTokenRoutes,
  auditRoutes,
  deliveryRoutes,
  xeroInvoiceRoutes,
  xeroContactRoutes,
  xeroWebhookRoutes,
];
