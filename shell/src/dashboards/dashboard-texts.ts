import { buttonMessages } from '@careloom/contract/messages/button';
import { confirmMessages } from '@careloom/contract/messages/confirm';
import { dashboardMessages } from '@careloom/contract/messages/dashboard';
import { dashboardScreenMessages } from '@careloom/contract/messages/dashboard-screen';
import { addTexts } from '@careloom/shared/i18n';

addTexts('shell', {
  ...buttonMessages,
  ...dashboardMessages,
  ...dashboardScreenMessages,
  'confirm.approve_expense': confirmMessages['confirm.approve_expense'],
});
