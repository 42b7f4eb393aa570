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

/** Words of several things. */
const texts = {
  'shift_fee.title': 'Fee on each shift',
  'role.of.super_admin': 'Super Admin',
  'role.of.senior_manager': 'Senior Manager',
  'role.of.team_leader': 'Team Leader',
  'role.of.worker': 'Support Worker',
} as const;

/** The tables that all files of the remote read. Each thing has further ones in its own `texts.ts`, which is loaded with it. */
export const tables = [
  texts,
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

/** The text of a key of several things, from the contract's texts used here, or the menu labels. */
export const t = createTranslator('settings', ...tables);
export type TextKey = Parameters<typeof t>[0];
