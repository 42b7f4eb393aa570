import type { RouteName } from '@careloom/contract/route-names';
import { lazyPage } from '@careloom/shared/navigation';
import type { ComponentType } from 'react';
import { LoginPage } from '../screens/auth/login/login-page';

type Screens = { readonly [Name in RouteName]?: ComponentType };

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

/** The shell's signed-in screens, rendered inside the chrome. */
export const signedInScreens: Screens = {
  inbox: lazyPage(() => import('../screens/inbox/inbox-page').then((module) => module.InboxPage)),
  dashboard: lazyPage(() => import('../screens/dashboards/admin/admin-dashboard-page').then((module) => module.AdminDashboardPage)),
  delivery: lazyPage(() => import('../screens/delivery/delivery-page').then((module) => module.DeliveryPage)),
  'team-leader-dashboard': lazyPage(() =>
    import('../screens/dashboards/team-leader/team-leader-dashboard-page').then((module) => module.TeamLeaderDashboardPage),
  ),
  'worker-dashboard': lazyPage(() =>
    import('../screens/dashboards/worker/worker-dashboard-page').then((module) => module.WorkerDashboardPage),
  ),
  notification: lazyPage(() => import('../screens/notifications/page/notifications-page').then((module) => module.NotificationsPage)),
};
