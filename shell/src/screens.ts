import type { RouteName } from '@careloom/contract/route-names';
import { lazyPage } from '@careloom/shared/navigation';
import type { ComponentType } from 'react';
import { LoginPage } from './auth/login/login-page';

type Screens = { readonly [Name in RouteName]?: ComponentType };

/** The shell's screens that need nobody signed in. The login page is part of the first download, the others come when asked for. */
export const publicScreens: Screens = {
  login: LoginPage,
  'forgot-password': lazyPage(() => import('./auth/forgot-password/forgot-password-page').then((module) => module.ForgotPasswordPage)),
  'email-verify-success': lazyPage(() => import('./auth/verify-email/verify-email-page').then((module) => module.EmailVerifiedPage)),
  'email-verify-already-success': lazyPage(() =>
    import('./auth/verify-email/verify-email-page').then((module) => module.EmailAlreadyVerifiedPage),
  ),
  'email-token-expire': lazyPage(() => import('./auth/verify-email/verify-email-page').then((module) => module.EmailLinkExpiredPage)),
};
