import { deliveryMessages } from '@careloom/contract/messages/delivery';
import { addTexts } from '@careloom/shared/i18n';
import '../chrome/chrome-texts';

addTexts('shell', deliveryMessages);
