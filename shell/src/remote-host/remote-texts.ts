import { remoteMessages } from '@careloom/contract/messages/remote';
import { addTexts } from '@careloom/shared/i18n';

addTexts('shell', remoteMessages);
