import { fieldContactMessages } from '@careloom/contract/messages/field-contact';
import { fieldHouseMessages } from '@careloom/contract/messages/field-house';
import { fieldTeamMessages } from '@careloom/contract/messages/field-team';
import { fieldWorkerMessages } from '@careloom/contract/messages/field-worker';
import { publicFormMessages } from '@careloom/contract/messages/public-forms';
import { shellMessages } from '@careloom/contract/messages/shell';
import { validationMessages } from '@careloom/contract/messages/validation';
import { addTexts } from '@careloom/shared/i18n';

addTexts('shell', {
  ...fieldContactMessages,
  ...fieldHouseMessages,
  ...fieldTeamMessages,
  ...fieldWorkerMessages,
  ...publicFormMessages,
  ...shellMessages,
  ...validationMessages,
});
