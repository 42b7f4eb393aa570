import { SHEET_COLUMNS } from '@careloom/contract/resources/timesheets';
import { makeTerms } from '../terms';
import type { Provoke, Stage } from './stage';

/** A worker with rates, at the house of `mine`, and a valid shift body for them. */
export async function terms(stage: Stage) {
  const { api, mine } = stage.world;
  const worker = await api.person('worker');
  const agreement = await makeTerms(api.services, worker);
  const body = { job_id: mine.job.id, worker_id: worker.id, name: 'Morning', start_time: '09:00', end_time: '17:00', type: 'normal' };
  return { worker, agreement, body: { ...body, date: '2026-06-17' } };
}
export type Terms = Awaited<ReturnType<typeof terms>>;

type Cells = Partial<Record<(typeof SHEET_COLUMNS)[number], string | number>>;
export const sheetOf = (stage: Stage, { worker }: Terms, cells: Cells = {}) => {
  const row: Cells = {
    job_id: stage.world.mine.job.id,
    worker_email: worker.email,
    date: '2026-06-17',
    name: 'Morning',
    start_time: '09:00',
  };
  const whole: Cells = { ...row, end_time: '17:00', sleep_over: 'no', ...cells };
  const content = `${SHEET_COLUMNS.join()}\n${SHEET_COLUMNS.map((column) => whole[column] ?? '').join()}`;
  return { file: new File([content], 'june.csv', { type: 'text/csv' }) };
};
/** The answer to a sheet with one row, after `first` has run. */
export const uploaded =
  (cells: Cells = {}, first: (stage: Stage, own: Terms) => Promise<unknown> = () => Promise.resolve()): Provoke =>
  async (stage) => {
    const own = await terms(stage);
    await first(stage, own);
    return stage.ask(sheetOf(stage, own, cells));
  };
