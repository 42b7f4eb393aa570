import type { Manifest, ManifestRoute, MenuItem } from '@careloom/contract/manifest';
import type { RouteName } from '@careloom/contract/route-names';
import { AREA_SPELLINGS, expandPath } from '@careloom/contract/route-paths';

type More = Partial<Pick<ManifestRoute, 'permission' | 'redirect' | 'guestsOnly'>>;

const route = (
  area: ManifestRoute['area'],
  name: RouteName,
  path: string,
  title: string,
  breadcrumb: string,
  more: More = {},
): ManifestRoute => ({
  name,
  path,
  patterns: expandPath(path, area === 'shared' ? { type: AREA_SPELLINGS } : {}),
  title,
  breadcrumb,
  permission: null,
  area,
  ...more,
});

const guests = { guestsOnly: true };

const routes: ManifestRoute[] = [
  route('public', 'root', '/', '', ''),
  route('public', 'login', '/login', 'Log In', '', guests),
  route('public', 'forgot-password', '/forgot-password', 'Forgot Password', '', guests),
  route('public', 'reset-password', '/reset-password/:token', 'Reset Password', '', guests),
  route('public', 'email-verify-success', '/email/verify/success', 'Email Verified', ''),
  route('public', 'email-verify-already-success', '/email/verify/already-success', 'Email Verified', ''),
  route('public', 'email-token-expire', '/email/token/expire', 'Verification Link Expired', ''),
  route('public', 'sign-up', '/sign-up/step-one', 'Sign Up', ''),
  route('public', 'contact-us', '/contact-us', 'Contact Us', 'Dashboard > Contact Us'),
  route('shared', 'inbox', '/:type/inbox', 'Inbox', 'Dashboard > Inbox'),
  route('shared', 'notification', '/:type/notification', 'Notifications', 'Dashboard > Notifications', { permission: 'notification-read' }),
  route(
    'shared',
    'notification-preferences',
    '/:type/notification/preferences',
    'Notification Preferences',
    'Dashboard > Notifications > Preferences',
    { permission: 'notification-read' },
  ),
  route('admin', 'dashboard', '/admin', 'Dashboard', 'Dashboard', { permission: 'dashboard-read' }),
  route('admin', 'delivery', '/admin/delivery', 'Delivery', 'Dashboard > Delivery', { permission: 'delivery-read' }),
  route('team-leader', 'team-leader-root', '/team-leader', '', '', { redirect: 'team-leader-dashboard' }),
  route('team-leader', 'team-leader-dashboard', '/team-leader/dashboard', 'Dashboard', 'Dashboard', {
    permission: 'team-leader-dashboard',
  }),
  route('worker', 'worker-root', '/worker', '', '', { redirect: 'worker-dashboard' }),
  route('worker', 'worker-dashboard', '/worker/dashboard', 'Dashboard', 'Dashboard', { permission: 'worker-dashboard' }),
];

const item = (
  label: string,
  icon: string,
  name: RouteName,
  area: MenuItem['area'],
  order: number,
  permission: string | null = null,
): MenuItem => ({
  group: null,
  label,
  icon,
  route: name,
  permission,
  area,
  order,
});

/** Inbox needs no permission. Dashboard needs that of its role, which no role can lose (`fixedGrant`), so it is always shown, too. */
const menu: MenuItem[] = [
  item('menu.dashboard', 'layout-dashboard', 'dashboard', 'admin', 10, 'dashboard-read'),
  item('menu.dashboard', 'layout-dashboard', 'team-leader-dashboard', 'team-leader', 10, 'team-leader-dashboard'),
  item('menu.dashboard', 'layout-dashboard', 'worker-dashboard', 'worker', 10, 'worker-dashboard'),
  item('menu.inbox', 'messages-square', 'inbox', 'shared', 20),
  item('menu.notifications', 'bell', 'notification', 'shared', 30, 'notification-read'),
  item('menu.delivery', 'layers', 'delivery', 'admin', 205, 'delivery-read'),
];

/** The shell described by a manifest, like the remotes, so that there is one route table and one menu. */
export const shellManifest: Manifest = {
  name: 'shell',
  version: '1.0.0',
  needs: { shared: '^1.0.0', contract: '^1.0.0' },
  routes,
  menu,
  quickActions: [],
  slots: [],
  permissions: [],
  raises: ['session.ended@1', 'quick-action.opened@1'],
  hears: ['breadcrumb.resolved@1', 'resource.changed@1', 'quick-action.done@1', 'session.ended@1'],
};
