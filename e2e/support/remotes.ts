import type { Page } from '@careloom/contract/envelope';
import type { Api } from './api';

/** The first screen of each remote as the admin reaches it, and the text of the API's first record that it must show. */
export interface RemoteScreen {
  remote: string;
  pathname: string;
  menu: { group?: string; item: string };
  /** A text of the first record of the list, from the API. */
  rowOf: (api: Api) => Promise<string>;
}

const firstOf = async <Item>(api: Api, path: string, query: Record<string, string | number> = {}) => {
  const { items } = await api.get<Page<Item>>(path, query);
  const [item] = items;
  if (!item) throw new Error(`${path} has no record`);
  return item;
};

export const REMOTE_SCREENS: readonly RemoteScreen[] = [
  {
    remote: 'jobs',
    pathname: '/admin/jobs',
    menu: { group: 'menu.group.jobs', item: 'menu.jobs.all_jobs' },
    rowOf: async (api) => (await firstOf<{ name: string }>(api, '/jobs')).name,
  },
  {
    remote: 'workforce',
    pathname: '/admin/houses',
    menu: { item: 'menu.houses' },
    rowOf: async (api) => (await firstOf<{ name: string }>(api, '/house')).name,
  },
  {
    remote: 'timesheets',
    pathname: '/admin/timesheet/log',
    menu: { group: 'menu.group.time_sheet', item: 'menu.timesheet.shift_logs' },
    rowOf: async (api) => (await firstOf<{ name: string }>(api, '/shift', { shift_type: 'log' })).name,
  },
  {
    remote: 'finance',
    pathname: '/admin/invoice',
    menu: { item: 'menu.invoices' },
    rowOf: async (api) => (await firstOf<{ number: string }>(api, '/invoice')).number,
  },
  {
    remote: 'settings',
    pathname: '/admin/providers',
    menu: { group: 'menu.group.masters', item: 'menu.masters.providers' },
    rowOf: async (api) => (await firstOf<{ name: string }>(api, '/providers')).name,
  },
];
