import type { Role } from './roles';

/** An item of the sidebar: the requirement, its texts, and the route that it opens for each role that has it (section 2, permissions.csv). */
export interface MenuItem {
  ids: string;
  group?: string;
  item: string;
  routes: Partial<Record<Role, string>>;
}

const admins = (name: string) => ({ super_admin: name, senior_manager: name });
const everybody = (name: string) => ({ ...admins(name), team_leader: name, worker: name });

const JOBS = 'menu.group.jobs';
const TIME_SHEET = 'menu.group.time_sheet';
const SUPPORT_WORKERS = 'menu.group.support_workers';
const REPORTS = 'menu.group.reports';
const MASTERS = 'menu.group.masters';

export const MENU_ITEMS: readonly MenuItem[] = [
  { ids: 'R2-237 R2-232', group: JOBS, item: 'menu.jobs.all_jobs', routes: { ...admins('jobs'), team_leader: 'team-leader-jobs' } },
  {
    ids: 'R2-238',
    group: JOBS,
    item: 'menu.jobs.archived_jobs',
    routes: { ...admins('admin-archived-jobs'), team_leader: 'team-leader-archived-job', worker: 'worker-archived-job' },
  },
  { ids: 'R2-239', group: JOBS, item: 'menu.jobs.current_job', routes: { worker: 'current-job' } },
  { ids: 'R2-240', group: JOBS, item: 'menu.jobs.find_jobs', routes: { worker: 'find-jobs' } },
  { ids: 'R2-241 R2-233', group: TIME_SHEET, item: 'menu.timesheet.shift_logs', routes: everybody('shiftLogs') },
  { ids: 'R2-242', group: TIME_SHEET, item: 'menu.timesheet.shift_schedule', routes: everybody('shiftSchedule') },
  { ids: 'R2-243 R2-234', group: SUPPORT_WORKERS, item: 'menu.support_workers.new_applicants', routes: { super_admin: 'new-applicants' } },
  { ids: 'R2-244', group: SUPPORT_WORKERS, item: 'menu.support_workers.rejected_workers', routes: { super_admin: 'rejected-applicants' } },
  {
    ids: 'R2-245 R2-235',
    group: REPORTS,
    item: 'menu.reports.invoices_report',
    routes: { ...admins('invoice-report'), team_leader: 'invoice-report' },
  },
  {
    ids: 'R2-246',
    group: REPORTS,
    item: 'menu.reports.expenses_report',
    routes: { ...admins('expense-report'), team_leader: 'expense-report' },
  },
  { ids: 'R2-247 R2-236', group: MASTERS, item: 'menu.masters.providers', routes: { super_admin: 'providers' } },
  { ids: 'R2-248', group: MASTERS, item: 'menu.masters.pay_level', routes: { super_admin: 'pay-level' } },
  {
    ids: 'R2-249',
    group: MASTERS,
    item: 'menu.masters.archived',
    routes: { ...admins('archived-support-workers'), team_leader: 'team-leader-support-workers-archived' },
  },
  { ids: 'R2-250', group: MASTERS, item: 'menu.masters.shifts', routes: { super_admin: 'shiftFee' } },
  { ids: 'R2-251', group: MASTERS, item: 'menu.masters.xero_config', routes: { super_admin: 'xeroConfig' } },
  { ids: 'R2-256', item: 'menu.my_team', routes: { super_admin: 'my-team' } },
  { ids: 'R2-257', item: 'menu.houses', routes: { super_admin: 'houses' } },
  { ids: 'R2-258', item: 'menu.invoices', routes: everybody('invoices') },
  { ids: 'R2-259', item: 'menu.expenses', routes: everybody('expenses') },
  { ids: 'R1-008', item: 'menu.service_agreements', routes: { worker: 'worker-service-agreements' } },
  { ids: 'R2-260', item: 'menu.notifications', routes: everybody('notification') },
];
