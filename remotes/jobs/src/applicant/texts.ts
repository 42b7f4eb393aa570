import { fieldJobMessages } from '@careloom/contract/messages/field-job';
import { fieldTeamMessages } from '@careloom/contract/messages/field-team';
import { fieldWorkerMessages } from '@careloom/contract/messages/field-worker';
import { outcomeMessages } from '@careloom/contract/messages/outcomes';
import { createTranslator } from '@careloom/shared/i18n';
import { texts } from '../texts';

/** The remote's `t` with the labels of a worker's facts in addition, which are loaded with the page that shows them. */
export const t = createTranslator('jobs', texts, fieldJobMessages, fieldTeamMessages, fieldWorkerMessages, outcomeMessages);
