import type { RouteName } from '@careloom/contract/route-names';
import { lazyPage } from '@careloom/shared/navigation';
import type { ComponentType } from 'react';
import { LoginPage } from '../screens/auth/login/login-page';

export type Screens = { readonly [Name in RouteName]?: ComponentType };

/** The shell's public screens. The login page is in the initial bundle, the others load on demand. */
export const publicScreens: Screens = {
  login: LoginPage,
  'forgot-password': lazyPage(() => import('../screens/auth/forgot-password-page').then((module) => module.ForgotPasswordPage)),
  'reset-password': lazyPage(() => import('../screens/auth/reset-password-page').then((module) => module.ResetPasswordPage)),
  'sign-up': lazyPage(() => import('../screens/account/sign-up/sign-up-page').then((module) => module.SignUpPage)),
  'contact-us': lazyPage(() => import('../screens/account/contact-us/contact-us-page').then((module) => module.ContactUsPage)),
  'email-verify-success': lazyPage(() =>
    import('../screens/auth/verify-email/verify-email-page').then((module) => module.EmailVerifiedPage),
  ),
  'email-verify-already-success': lazyPage(() =>
    import('../screens/auth/verify-email/verify-email-page').then((module) => module.EmailAlreadyVerifiedPage),
  ),
  'email-token-expire': lazyPage(() =>
    import('../screens/auth/verify-email/verify-email-page').then((module) => module.EmailLinkExpiredPage),
  ),
};
