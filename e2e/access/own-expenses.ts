import type { Page as ListPage } from '@careloom/contract/envelope';
import type { Expense } from '@careloom/contract/resources/expenses';
import type { Api } from '../support/api';

/** Titles of two pending expenses that only these states use: other tests may have decided on all others. */
export const SPENT = { worker: 'Ferry to the ward', office: 'Ferry for the office' };

export const searchFor = (title: string) => `/admin/expenses?status=pending&search=${encodeURIComponent(title)}`;

/** Creates both, one of a worker and one of the office. */
export async function spendOnFerries(worker: Api, office: Api): Promise<void> {
  const [known] = (await worker.get<ListPage<Expense>>('/expense', { per_page: 1 })).items;
  const spent = { date: known?.date, amount: '7.50', job_id: known?.job.id };
  await worker.post('/expense', { ...spent, title: SPENT.worker });
  await office.post('/expense', { ...spent, title: SPENT.office, worker_id: known?.worker?.id });
}
