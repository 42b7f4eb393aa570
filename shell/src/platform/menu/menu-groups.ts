import type { MENU_GROUPS } from '@careloom/contract/manifest';
import type { MenuLabel } from '@careloom/contract/messages/menu';

type MenuGroupName = (typeof MENU_GROUPS)[number];

/** Label and icon of each sidebar group (section 2). Any remote can add items to it. */
export const GROUPS: Readonly<Record<MenuGroupName, { label: MenuLabel; icon: string }>> = {
  jobs: { label: 'menu.group.jobs', icon: 'briefcase' },
  timesheet: { label: 'menu.group.time_sheet', icon: 'calendar-clock' },
  'support-workers': { label: 'menu.group.support_workers', icon: 'heart-handshake' },
  reports: { label: 'menu.group.reports', icon: 'chart-no-axes-column' },
  masters: { label: 'menu.group.masters', icon: 'sliders-horizontal' },
};
