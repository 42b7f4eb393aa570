import { agreementVerifyMessages } from './agreement-verify';
import { apiTokenMessages } from './api-token';
import { authMessages } from './auth';
import { buttonMessages } from './button';
import { chromeMessages } from './chrome';
import { confirmMessages } from './confirm';
import { connectionMessages } from './connection';
import { dashboardScreenMessages } from './dashboard-screen';
import { dashboardMessages } from './dashboard';
import { deliveryMessages } from './delivery';
import { dependentMessages } from './dependents';
import { fieldAgreementMessages } from './field-agreement';
import { fieldContactMessages } from './field-contact';
import { fieldExpenseMessages } from './field-expense';
import { fieldHouseMessages } from './field-house';
import { fieldInvoiceMessages } from './field-invoice';
import { fieldJobMessages } from './field-job';
import { fieldParticipantMessages } from './field-participant';
import { fieldPayLevelMessages } from './field-pay-level';
import { fieldProviderMessages } from './field-provider';
import { fieldSettingsMessages } from './field-settings';
import { fieldShiftMessages } from './field-shift';
import { fieldTeamMessages } from './field-team';
import { fieldWorkerMessages } from './field-worker';
import { fieldXeroMessages } from './field-xero';
import { formMessages } from './form';
import { holidayMessages } from './holiday';
import { jobScreenMessages } from './job-screens';
import { localBuildMessages } from './local-build';
import { inboxMessages } from './inbox';
import { kitMessages } from './kit';
import { kitFormMessages } from './kit-form';
import { kitPasswordMessages } from './kit-password';
import { kitListMessages } from './kit-list';
import { notificationMessages } from './notification';
import { notificationListMessages } from './notification-list';
import { optionMessages } from './option';
import { overrideMessages } from './override';
import { publicFinanceMessages } from './public-finance';
import { publicFormMessages } from './public-forms';
import { recordScreenMessages } from './record-screens';
import { refusalMessages } from './refusal';
import { refusedMessages } from './refused';
import { remoteMessages } from './remote';
import { reportMessages } from './report';
import { ruleMessages } from './rule';
import { menuMessages } from './menu';
import { sheetMessages } from './sheet';
import { shellMessages } from './shell';
import { signInMessages } from './sign-in';
import { successMessages } from './success';
import { uploadMessages } from './upload';
import { validationMessages } from './validation';
import { warningMessages } from './warning';

/** Every text that a user sees, by key: `docs/spec/messages.csv`. The browser imports the files that it needs instead. */
export const MESSAGES = {
  ...agreementVerifyMessages,
  ...apiTokenMessages,
  ...authMessages,
  ...buttonMessages,
  ...chromeMessages,
  ...confirmMessages,
  ...connectionMessages,
  ...dashboardMessages,
  ...dashboardScreenMessages,
  ...deliveryMessages,
  ...dependentMessages,
  ...fieldAgreementMessages,
  ...fieldContactMessages,
  ...fieldExpenseMessages,
  ...fieldHouseMessages,
  ...fieldInvoiceMessages,
  ...fieldJobMessages,
  ...fieldParticipantMessages,
  ...fieldPayLevelMessages,
  ...fieldProviderMessages,
  ...fieldSettingsMessages,
  ...fieldShiftMessages,
  ...fieldTeamMessages,
  ...fieldWorkerMessages,
  ...fieldXeroMessages,
  ...formMessages,
  ...holidayMessages,
  ...jobScreenMessages,
  ...inboxMessages,
  ...localBuildMessages,
  ...kitMessages,
  ...kitFormMessages,
  ...kitPasswordMessages,
  ...kitListMessages,
  ...notificationMessages,
  ...notificationListMessages,
  ...optionMessages,
  ...overrideMessages,
  ...publicFinanceMessages,
  ...publicFormMessages,
  ...recordScreenMessages,
  ...refusalMessages,
  ...refusedMessages,
  ...remoteMessages,
  ...reportMessages,
  ...ruleMessages,
  ...menuMessages,
  ...sheetMessages,
  ...shellMessages,
  ...signInMessages,
  ...successMessages,
  ...uploadMessages,
  ...validationMessages,
  ...warningMessages,
} as const;

export type MessageKey = keyof typeof MESSAGES;
