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

/** Words of several things. */
const texts = {
  'board.title': "Who's coming",
  'import.open': 'Import',
  'factor_of.label': 'Second factor',
  'option.active.active': 'Active',
  'option.active.inactive': 'Inactive',
  'records.overview': 'Overview',
  'records.shifts': 'Shifts',
  'records.noun_house': 'house',
  'records.noun_houses': 'houses',
} as const;

/** The tables that all files of the remote read. Each thing has further ones in its own `texts.ts`, which is loaded with it. */
export const tables = [
  texts,
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

/** The text of a key of several things, from the contract's texts used here, or the menu labels. */
export const t = createTranslator('workforce', ...tables);
