import { fieldWorkerMessages } from '@careloom/contract/messages/field-worker';
import { fieldTeamMessages } from '@careloom/contract/messages/field-team';
import { fieldHouseMessages } from '@careloom/contract/messages/field-house';
import { addTexts } from '@careloom/shared/i18n';

/** The labels of a worker's facts come with the page that shows them. */
export const addApplicantTexts = () => addTexts('jobs', { ...fieldWorkerMessages, ...fieldTeamMessages, ...fieldHouseMessages });
