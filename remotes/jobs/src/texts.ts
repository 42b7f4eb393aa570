import { buttonMessages } from '@careloom/contract/messages/button';
import { confirmMessages } from '@careloom/contract/messages/confirm';
import { fieldHouseMessages } from '@careloom/contract/messages/field-house';
import { fieldJobMessages } from '@careloom/contract/messages/field-job';
import { formMessages } from '@careloom/contract/messages/form';
import { jobScreenMessages } from '@careloom/contract/messages/job-screens';
import { optionMessages } from '@careloom/contract/messages/option';
import { refusalMessages } from '@careloom/contract/messages/refusal';
import { successMessages } from '@careloom/contract/messages/success';
import { addTexts } from '@careloom/shared/i18n';

/** Makes the texts of the jobs screens known to `t`. The app, the quick action and the slot load apart: each calls it. */
export const addJobTexts = () =>
  addTexts('jobs', {
    ...buttonMessages,
    ...confirmMessages,
    ...fieldJobMessages,
    ...formMessages,
    ...jobScreenMessages,
    ...optionMessages,
    'field.house.team_leader': fieldHouseMessages['field.house.team_leader'],
    'field.house.contact_number': fieldHouseMessages['field.house.contact_number'],
    'job.already_assigned': refusalMessages['job.already_assigned'],
    'job.no_agreement': refusalMessages['job.no_agreement'],
    'success.job_archived': successMessages['success.job_archived'],
  });
