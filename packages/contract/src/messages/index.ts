import { actionMessages } from './action';
import { agreementVerifyMessages, fieldAgreementMessages } from './agreement';
import { authMessages, permissionMessages, verificationMessages } from './auth';
import { boardLinkMessages, calendarFeedMessages, fieldOutingMessages } from './board';
import { reservedMessages } from './reserved';
import { commonMessages, hiringStateMessages, shiftStateMessages } from './common';
import { dependentMessages, notificationMessages } from './notification';
import { expiryMessages, optionMessages, outcomeMessages } from './outcomes';
import { fieldAccountMessages, fieldContactMessages, fieldWorkerMessages } from './field-worker';
import { fieldExpenseMessages, fieldInvoiceMessages } from './field-finance';
import { fieldHouseMessages, fieldParticipantMessages } from './field-house';
import { fieldJobMessages } from './field-job';
import {
  fieldPayLevelMessages,
  fieldProviderMessages,
  fieldSettingsMessages,
  fieldTokenMessages,
  fieldXeroMessages,
} from './field-settings';
import { fieldShareMessages } from './field-share';
import { fieldShiftMessages, holidayMessages, warningMessages } from './shift';
import { fieldTeamMessages } from './field-team';
import { menuMessages } from './menu';
import { refusalMessages } from './refusal';
import { reportMessages, sheetMessages, uploadMessages } from './files';
import { fixedGrantMessages } from './role';
import { ruleMessages } from './rule';
import { fieldSecondFactorMessages, secondFactorMessages } from './second-factor';
import { fieldPasskeyMessages, passkeyMessages } from './passkeys';
import { notificationPreferenceMessages } from './notification-preference';
import { pushSubscriptionMessages } from './push-subscription';
import { savedViewMessages } from './saved-view';
import { successMessages } from './success';
import { validationMessages } from './validation';

/** All texts that the server sends or a call names, by key. The browser imports only the files that it needs. */
export const MESSAGES = {
  ...actionMessages,
  ...agreementVerifyMessages,
  ...authMessages,
  ...boardLinkMessages,
  ...calendarFeedMessages,
  ...reservedMessages,
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
  ...fieldOutingMessages,
  ...fieldParticipantMessages,
  ...fieldPasskeyMessages,
  ...fieldPayLevelMessages,
  ...fieldProviderMessages,
  ...fieldSecondFactorMessages,
  ...fieldSettingsMessages,
  ...fieldShareMessages,
  ...fieldShiftMessages,
  ...fieldTeamMessages,
  ...fieldTokenMessages,
  ...fieldWorkerMessages,
  ...fieldXeroMessages,
  ...fixedGrantMessages,
  ...hiringStateMessages,
  ...holidayMessages,
  ...menuMessages,
  ...notificationMessages,
  ...optionMessages,
  ...outcomeMessages,
  ...passkeyMessages,
  ...permissionMessages,
  ...refusalMessages,
  ...reportMessages,
  ...ruleMessages,
  ...savedViewMessages,
  ...notificationPreferenceMessages,
  ...pushSubscriptionMessages,
  ...secondFactorMessages,
  ...sheetMessages,
  ...shiftStateMessages,
  ...successMessages,
  ...uploadMessages,
  ...validationMessages,
  ...verificationMessages,
  ...warningMessages,
} as const;

export type MessageKey = keyof typeof MESSAGES;
