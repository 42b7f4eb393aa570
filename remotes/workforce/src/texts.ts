import { fieldAgreementMessages } from '@careloom/contract/messages/field-agreement';
import { fieldHouseMessages } from '@careloom/contract/messages/field-house';
import { fieldWorkerMessages } from '@careloom/contract/messages/field-worker';
import { optionMessages } from '@careloom/contract/messages/option';
import { recordScreenMessages } from '@careloom/contract/messages/record-screens';
import { addTexts } from '@careloom/shared/i18n';

/** Makes the texts of the workforce screens known to `t`. */
export const addWorkforceTexts = () =>
  addTexts('workforce', {
    ...fieldAgreementMessages,
    ...fieldHouseMessages,
    ...fieldWorkerMessages,
    ...optionMessages,
    ...recordScreenMessages,
  });
