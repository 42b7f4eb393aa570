import { buttonMessages } from '@careloom/contract/messages/button';
import { fieldContactMessages } from '@careloom/contract/messages/field-contact';
import { inboxMessages } from '@careloom/contract/messages/inbox';
import { notificationListMessages } from '@careloom/contract/messages/notification-list';
import { validationMessages } from '@careloom/contract/messages/validation';
import { addTexts } from '@careloom/shared/i18n';

addTexts('shell', { ...buttonMessages, ...fieldContactMessages, ...inboxMessages, ...notificationListMessages, ...validationMessages });
