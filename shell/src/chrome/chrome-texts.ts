import { chromeMessages } from '@careloom/contract/messages/chrome';
import { shellMessages } from '@careloom/contract/messages/shell';
import { addTexts } from '@careloom/shared/i18n';

addTexts('shell', { ...shellMessages, ...chromeMessages });
