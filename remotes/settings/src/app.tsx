import { lazyPage, remoteApp } from '@careloom/shared/navigation';
import { addSettingsTexts } from './texts';

addSettingsTexts();

const ProvidersPage = lazyPage(() => import('./features/list-providers/providers-page').then((module) => module.ProvidersPage));
const AccountSettingsPage = lazyPage(() => import('./features/account/account-settings-page').then((module) => module.AccountSettingsPage));
const ChangePasswordPage = lazyPage(() => import('./features/account/change-password-page').then((module) => module.ChangePasswordPage));

export const App = remoteApp('settings', {
  providers: ProvidersPage,
  accountSetting: AccountSettingsPage,
  'change-password': ChangePasswordPage,
});
