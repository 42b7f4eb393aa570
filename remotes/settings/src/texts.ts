import { actionMessages } from '@careloom/contract/messages/action';
import { commonMessages } from '@careloom/contract/messages/common';
import { fieldAccountMessages } from '@careloom/contract/messages/field-worker';
import { fieldHouseMessages } from '@careloom/contract/messages/field-house';
import {
  fieldPayLevelMessages,
  fieldProviderMessages,
  fieldSettingsMessages,
  fieldTokenMessages,
} from '@careloom/contract/messages/field-settings';
import { fieldTeamMessages } from '@careloom/contract/messages/field-team';
import { holidayMessages } from '@careloom/contract/messages/shift';
import { fixedGrantMessages } from '@careloom/contract/messages/role';
import { fieldSecondFactorMessages } from '@careloom/contract/messages/second-factor';
import { fieldPasskeyMessages } from '@careloom/contract/messages/passkeys';
import { createTranslator } from '@careloom/shared/i18n';

/** The contract's text tables that the remote shows. Each feature has more in its own `texts.ts`, which is loaded with it. */
export const tables = [
  actionMessages,
  commonMessages,
  fieldAccountMessages,
  fieldHouseMessages,
  fieldPasskeyMessages,
  fieldPayLevelMessages,
  fieldProviderMessages,
  fieldSecondFactorMessages,
  fieldSettingsMessages,
  fieldTeamMessages,
  fieldTokenMessages,
  fixedGrantMessages,
  holidayMessages,
] as const;

/** For files that show only the contract's texts and the labels of the menu. */
export const t = createTranslator('settings', ...tables);
export type TextKey = Parameters<typeof t>[0];
