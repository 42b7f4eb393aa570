import { lazyPage } from '@careloom/shared/navigation';
import type { Screens } from './screens';

const inbox = () => import('../screens/inbox/inbox-page');
const notifications = () => import('../screens/notifications/page/notifications-page');
const workerDashboard = () => import('../screens/dashboards/worker/worker-dashboard-page');

/** The screens that a worker may open without a connection. */
export const workerPages = [workerDashboard, inbox, notifications] as const;

/**
 * The shell's signed-in screens, rendered inside the chrome. Only the workplace imports them, so that their chunks do not duplicate its
 * modules.
 */
export const signedInScreens: Screens = {
  inbox: lazyPage(() => inbox().then((module) => module.InboxPage)),
  dashboard: lazyPage(() => import('../screens/dashboards/admin/admin-dashboard-page').then((module) => module.AdminDashboardPage)),
  delivery: lazyPage(() => import('../screens/delivery/delivery-page').then((module) => module.DeliveryPage)),
  'team-leader-dashboard': lazyPage(() =>
    import('../screens/dashboards/team-leader/team-leader-dashboard-page').then((module) => module.TeamLeaderDashboardPage),
  ),
  'worker-dashboard': lazyPage(() => workerDashboard().then((module) => module.WorkerDashboardPage)),
  'notification-preferences': lazyPage(() =>
    import('../screens/notifications/preferences/preferences-page').then((module) => module.NotificationPreferencesPage),
  ),
  notification: lazyPage(() => notifications().then((module) => module.NotificationsPage)),
};
