import '../chrome/chrome-texts';
import { buttonMessages } from '@careloom/contract/messages/button';
import { notificationListMessages } from '@careloom/contract/messages/notification-list';
import { addTexts } from '@careloom/shared/i18n';

addTexts('shell', { ...buttonMessages, ...notificationListMessages });
