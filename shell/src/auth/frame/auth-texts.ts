import { authMessages } from '@careloom/contract/messages/auth';
import { fieldTeamMessages } from '@careloom/contract/messages/field-team';
import { kitPasswordMessages } from '@careloom/contract/messages/kit-password';
import { shellMessages } from '@careloom/contract/messages/shell';
import { signInMessages } from '@careloom/contract/messages/sign-in';
import { validationMessages } from '@careloom/contract/messages/validation';
import { addTexts } from '@careloom/shared/i18n';

addTexts('shell', {
  ...authMessages,
  ...fieldTeamMessages,
  ...kitPasswordMessages,
  ...shellMessages,
  ...signInMessages,
  ...validationMessages,
});
