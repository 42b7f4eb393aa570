import { fieldJobMessages } from '@careloom/contract/messages/field-job';
import { fieldTeamMessages } from '@careloom/contract/messages/field-team';
import { fieldWorkerMessages } from '@careloom/contract/messages/field-worker';
import { outcomeMessages } from '@careloom/contract/messages/outcomes';
import { createTranslator } from '@careloom/shared/i18n';
import { texts } from '../texts';

/** As the remote's own `t`, with the labels of a worker's facts: they come with the page that shows them. */
export const t = createTranslator('jobs', texts, fieldJobMessages, fieldTeamMessages, fieldWorkerMessages, outcomeMessages);
