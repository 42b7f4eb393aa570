import { fieldAgreementMessages } from '@careloom/contract/messages/field-agreement';
import { fieldHouseMessages } from '@careloom/contract/messages/field-house';
import { fieldParticipantMessages } from '@careloom/contract/messages/field-participant';
import { fieldTeamMessages } from '@careloom/contract/messages/field-team';
import { fieldWorkerMessages } from '@careloom/contract/messages/field-worker';
import { formMessages } from '@careloom/contract/messages/form';
import { optionMessages } from '@careloom/contract/messages/option';
import { publicFormMessages } from '@careloom/contract/messages/public-forms';
import { recordScreenMessages } from '@careloom/contract/messages/record-screens';
import { addTexts } from '@careloom/shared/i18n';

/** Makes the texts of the workforce screens known to `t`. */
export const addWorkforceTexts = () =>
  addTexts('workforce', {
    ...fieldAgreementMessages,
    ...fieldHouseMessages,
    ...fieldTeamMessages,
    ...fieldWorkerMessages,
    ...formMessages,
    ...optionMessages,
    ...publicFormMessages,
    ...recordScreenMessages,
    'field.participant.date_of_birth': fieldParticipantMessages['field.participant.date_of_birth'],
  });
