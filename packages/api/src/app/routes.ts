import type { FastifyInstance } from 'fastify';
import { accountRoutes } from '../domain/account/routes';
import { agreementRoutes } from '../domain/agreements/routes';
import { apiTokenRoutes } from '../domain/api-tokens/routes';
import { applicantRoutes } from '../domain/applicants/routes';
import { auditRoutes } from '../domain/audit/routes';
import { realtimeRoutes } from '../domain/broadcasting/routes';
import { boardRoutes } from '../domain/boards/routes';
import { calendarFeedRoutes } from '../domain/calendar-feeds/routes';
import { chatRoutes } from '../domain/chat/routes';
import { contactRoutes } from '../domain/contact/routes';
import { dashboardRoutes } from '../domain/dashboards/routes';
import { deliveryRoutes } from '../domain/delivery/routes';
import { expenseRoutes } from '../domain/expenses/routes';
import { fairShareRoutes } from '../domain/fair-shares/routes';
import { holidayRoutes } from '../domain/holidays/routes';
import { houseParticipantRoutes } from '../domain/house-participants/routes';
import { houseRoutes } from '../domain/houses/routes';
import { invoiceRoutes } from '../domain/invoices/routes';
import { jobRoutes, teamLeaderJobRoutes, workerJobRoutes } from '../domain/jobs/routes';
import { moneyTrailRoutes } from '../domain/money-trail/routes';
import { myTeamRoutes } from '../domain/my-team/routes';
import { notificationPreferenceRoutes } from '../domain/notifications/preferences';
import { notificationRoutes } from '../domain/notifications/routes';
import { optionRoutes } from '../domain/options/routes';
import { organisationRoutes } from '../domain/organisation/routes';
import { payLevelRoutes } from '../domain/pay-levels/routes';
import { providerRoutes } from '../domain/providers/routes';
import { recordRoutes } from '../domain/records/routes';
import { reportRoutes } from '../domain/reports/routes';
import { roleRoutes } from '../domain/roles/routes';
import { rosterTemplateRoutes } from '../domain/roster-templates/routes';
import { savedViewRoutes } from '../domain/saved-views/routes';
import { passkeyRoutes } from '../domain/passkeys/routes';
import { secondFactorRoutes } from '../domain/second-factor/routes';
import { settingsRoutes } from '../domain/settings/shift-percentage';
import { shiftOfferRoutes } from '../domain/shift-offers/routes';
import { shiftRoutes } from '../domain/shifts/routes';
import { supportWorkerRoutes, teamLeaderWorkerRoutes } from '../domain/support-workers/routes';
import { timesheetRoutes } from '../domain/timesheets/routes';
import { uploadRoutes } from '../domain/uploads/routes';
import { pushSubscriptionRoutes } from '../domain/web-push/subscriptions';
import { userRoutes } from '../domain/users/routes';
import { xeroConfigRoutes, xeroConnectionRoutes, xeroContactRoutes, xeroInvoiceRoutes, xeroWebhookRoutes } from '../domain/xero/routes';
import { fileRoutes } from '../platform/files/file-routes';
import { systemRoutes } from '../platform/http/system-routes';
import { docsRoute } from './openapi/docs-route';
import { documentRoute } from './openapi/document-route';

/** The modules of the domain's records. */
const RESOURCES: readonly ((app: FastifyInstance) => void)[] = [
  jobRoutes,
  teamLeaderJobRoutes,
  workerJobRoutes,
  applicantRoutes,
  supportWorkerRoutes,
  teamLeaderWorkerRoutes,
  agreementRoutes,
  houseRoutes,
  houseParticipantRoutes,
  boardRoutes,
  calendarFeedRoutes,
  fairShareRoutes,
  myTeamRoutes,
  shiftRoutes,
  rosterTemplateRoutes,
  shiftOfferRoutes,
  timesheetRoutes,
  uploadRoutes,
  expenseRoutes,
  invoiceRoutes,
  reportRoutes,
  savedViewRoutes,
  providerRoutes,
  payLevelRoutes,
  holidayRoutes,
  settingsRoutes,
  organisationRoutes,
  optionRoutes,
  dashboardRoutes,
  recordRoutes,
  userRoutes,
  xeroConfigRoutes,
  xeroConnectionRoutes,
  roleRoutes,
  apiTokenRoutes,
  auditRoutes,
  deliveryRoutes,
  moneyTrailRoutes,
  xeroInvoiceRoutes,
  xeroContactRoutes,
  xeroWebhookRoutes,
];

const MODULES: readonly ((app: FastifyInstance) => void)[] = [
  systemRoutes,
  documentRoute,
  docsRoute,
  fileRoutes,
  accountRoutes,
  passkeyRoutes,
  secondFactorRoutes,
  contactRoutes,
  notificationRoutes,
  notificationPreferenceRoutes,
  pushSubscriptionRoutes,
  chatRoutes,
  realtimeRoutes,
  ...RESOURCES,
];

export function apiRoutes(app: FastifyInstance): void {
  for (const register of MODULES) register(app);
}
