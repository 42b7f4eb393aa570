import { actionMessages } from '@careloom/contract/messages/action';
import { commonMessages, hiringStateMessages } from '@careloom/contract/messages/common';
import { fieldHouseMessages } from '@careloom/contract/messages/field-house';
import { fieldJobMessages } from '@careloom/contract/messages/field-job';
import { optionMessages, outcomeMessages } from '@careloom/contract/messages/outcomes';
import { createTranslator } from '@careloom/shared/i18n';

/** The contract's text tables that the remote shows. Each feature has more in its own `texts.ts`, which is loaded with it. */
export const tables = [
  actionMessages,
  commonMessages,
  hiringStateMessages,
  optionMessages,
  outcomeMessages,
  fieldJobMessages,
  fieldHouseMessages,
] as const;

/** For files that show only the contract's texts and the labels of the menu. */
export const t = createTranslator('jobs', ...tables);
export type TextKey = Parameters<typeof t>[0];
