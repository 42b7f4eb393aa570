import { apiTokenMessages } from '@careloom/contract/messages/api-token';
import { buttonMessages } from '@careloom/contract/messages/button';
import { fieldHouseMessages } from '@careloom/contract/messages/field-house';
import { fieldProviderMessages } from '@careloom/contract/messages/field-provider';
import { fieldSettingsMessages } from '@careloom/contract/messages/field-settings';
import { fieldTeamMessages } from '@careloom/contract/messages/field-team';
import { recordScreenMessages } from '@careloom/contract/messages/record-screens';
import { addTexts } from '@careloom/shared/i18n';

/** Makes the texts of the settings screens known to `t`. */
export const addSettingsTexts = () =>
  addTexts('settings', {
    ...apiTokenMessages,
    ...buttonMessages,
    ...fieldHouseMessages,
    ...fieldProviderMessages,
    ...fieldSettingsMessages,
    ...fieldTeamMessages,
    ...recordScreenMessages,
  });
