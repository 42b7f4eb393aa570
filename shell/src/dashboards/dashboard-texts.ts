import { buttonMessages } from '@careloom/contract/messages/button';
import { dashboardMessages } from '@careloom/contract/messages/dashboard';
import { dashboardScreenMessages } from '@careloom/contract/messages/dashboard-screen';
import { addTexts } from '@careloom/shared/i18n';

addTexts('shell', { ...buttonMessages, ...dashboardMessages, ...dashboardScreenMessages });
