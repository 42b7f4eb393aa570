import { chromeMessages } from '@careloom/contract/messages/chrome';
import { menuMessages } from '@careloom/contract/messages/menu';
import { shellMessages } from '@careloom/contract/messages/shell';
import { addTexts } from '@careloom/shared/i18n';

addTexts('shell', { ...menuMessages, ...shellMessages, ...chromeMessages });
