import { agreementVerifyMessages } from './agreement-verify';
import { authMessages } from './auth';
import { comingMessages } from './coming';
import { commonMessages } from './common';
import { dependentMessages } from './dependents';
import { expiryMessages } from './expiry';
import { fieldAccountMessages } from './field-account';
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
import { fieldTokenMessages } from './field-token';
import { fieldWorkerMessages } from './field-worker';
import { fieldXeroMessages } from './field-xero';
import { holidayMessages } from './holiday';
import { menuMessages } from './menu';
import { notificationMessages } from './notification';
import { optionMessages } from './option';
import { outcomeMessages } from './outcomes';
import { permissionMessages } from './permission';
import { refusalMessages } from './refusal';
import { reportMessages } from './report';
import { ruleMessages } from './rule';
import { sheetMessages } from './sheet';
import { successMessages } from './success';
import { uploadMessages } from './upload';
import { validationMessages } from './validation';
import { verificationMessages } from './verification';
import { warningMessages } from './warning';

/** All texts that the server sends or a call names, by key. The browser imports only the files that it needs. */
export const MESSAGES = {
  ...agreementVerifyMessages,
  ...authMessages,
  ...comingMessages,
  ...commonMessages,
  ...dependentMessages,
  ...expiryMessages,
  ...fieldAccountMessages,
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
  ...fieldTokenMessages,
  ...fieldWorkerMessages,
  ...fieldXeroMessages,
  ...holidayMessages,
  ...menuMessages,
  ...notificationMessages,
  ...optionMessages,
  ...outcomeMessages,
  ...permissionMessages,
  ...refusalMessages,
  ...reportMessages,
  ...ruleMessages,
  ...sheetMessages,
  ...successMessages,
  ...uploadMessages,
  ...validationMessages,
  ...verificationMessages,
  ...warningMessages,
} as const;

export type MessageKey = keyof typeof MESSAGES;
