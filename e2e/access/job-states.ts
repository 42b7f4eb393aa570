import { confirmDialog } from '../pages/confirm-dialog';
import { jobForm } from '../pages/job-form';
import { jobsPages } from '../pages/jobs-pages';
import { openPostAJob } from '../pages/quick-actions';
import { expect } from '../fixtures/test';
import type { Api } from '../support/api';
import { specified } from '../support/catalogue';
import { stubCall } from '../support/faults';
import { arrive, list, settled, type ScreenState } from './open-state';

const jobWithApplicants = async (api: Api) => {
  const { items } = await api.get<{ items: { id: number; status: string; applicants_count: number }[] }>('/jobs', {
    per_page: 100,
    status: 'open',
  });
  return items.find(({ applicants_count }) => applicants_count > 0)?.id ?? 0;
};

const job =
  (tab: string): ScreenState['open'] =>
  async (page, api) => {
    await arrive(page, `/admin/jobs/detail/${await jobWithApplicants(api)}/${tab}`);
    await settled(page);
  };

/** Jobs, their applicants, and the form of a job. */
export const JOB_STATES: readonly ScreenState[] = [
  { name: 'jobs', role: 'super_admin', first: true, open: list('/admin/jobs', '/jobs', 'name') },
  {
    name: 'jobs, nothing found',
    role: 'super_admin',
    open: async (page) => {
      await arrive(page, '/admin/jobs?search=nothing-is-called-this');
      await expect(page.getByText(specified('common.no_records'))).toBeVisible();
    },
  },
  {
    name: 'jobs, not loaded',
    role: 'super_admin',
    open: async (page) => {
      await stubCall(page, '/jobs', 500, { message: specified('error.server') });
      await page.goto('/admin/jobs'); // without cached data
      await expect(page.getByText(specified('kit.not_loaded'))).toBeVisible();
    },
  },
  { name: 'job, overview', role: 'super_admin', open: job('overview') },
  { name: 'job, applicants', role: 'super_admin', open: job('applicants') },
  {
    name: 'question before an assignment',
    role: 'super_admin',
    inDialog: true,
    open: async (page, api, as) => {
      await job('applicants')(page, api, as);
      await jobsPages(page).assign.first().click();
      await expect(confirmDialog(page, specified('button.assign')).dialog).toBeVisible();
    },
  },
  { name: 'find jobs', role: 'worker', open: list('/worker/find-jobs', '/support-worker/jobs', 'name') },
  {
    name: 'post a job',
    role: 'super_admin',
    inDialog: true,
    first: true,
    open: async (page) => {
      await openPostAJob(page);
      await expect(jobForm(page).dialog).toBeVisible();
    },
  },
  {
    name: 'post a job, refused',
    role: 'super_admin',
    inDialog: true,
    open: async (page) => {
      await openPostAJob(page);
      await jobForm(page).submit.click();
      await expect(jobForm(page).control('name')).toHaveAttribute('aria-invalid', 'true');
    },
  },
];
