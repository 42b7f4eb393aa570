import { lazyPage, remoteApp } from '@careloom/shared/navigation';
import { addSettingsTexts } from './texts';

addSettingsTexts();

const ProvidersPage = lazyPage(() => import('./features/list-providers/providers-page').then((module) => module.ProvidersPage));
const ApiAccessPage = lazyPage(() => import('./features/api-access/api-access-page').then((module) => module.ApiAccessPage));
const AccountSettingsPage = lazyPage(() => import('./features/account/account-settings-page').then((module) => module.AccountSettingsPage));
const ChangePasswordPage = lazyPage(() => import('./features/account/change-password-page').then((module) => module.ChangePasswordPage));

export const App = remoteApp('settings', {
  providers: ProvidersPage,
  'api-access': ApiAccessPage,
  accountSetting: AccountSettingsPage,
  'change-password': ChangePasswordPage,
});
