import { actionMessages } from '@careloom/contract/messages/action';
import { commonMessages, hiringStateMessages } from '@careloom/contract/messages/common';
import { expiryMessages, optionMessages } from '@careloom/contract/messages/outcomes';
import { fieldAgreementMessages } from '@careloom/contract/messages/agreement';
import { fieldHouseMessages, fieldParticipantMessages } from '@careloom/contract/messages/field-house';
import { fieldOutingMessages } from '@careloom/contract/messages/board';
import { fieldExpenseMessages } from '@careloom/contract/messages/field-finance';
import { fieldJobMessages } from '@careloom/contract/messages/field-job';
import { fieldTeamMessages } from '@careloom/contract/messages/field-team';
import { fieldWorkerMessages } from '@careloom/contract/messages/field-worker';
import { createTranslator } from '@careloom/shared/i18n';

/** The contract's text tables that the remote shows. Each feature has more in its own `texts.ts`, which is loaded with it. */
export const tables = [
  actionMessages,
  commonMessages,
  hiringStateMessages,
  expiryMessages,
  fieldAgreementMessages,
  fieldExpenseMessages,
  fieldHouseMessages,
  fieldJobMessages,
  fieldOutingMessages,
  fieldParticipantMessages,
  fieldTeamMessages,
  fieldWorkerMessages,
  optionMessages,
] as const;

/** For files that show only the contract's texts and the labels of the menu. */
export const t = createTranslator('workforce', ...tables);
