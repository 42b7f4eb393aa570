import type { Page as ListPage } from '@careloom/contract/envelope';
import type { Shift } from '@careloom/contract/resources/shifts';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import { recordPage } from '../pages/record-page';
import { expect, test } from '../fixtures/test';
import type { Api } from '../support/api';
import { expectAccessible } from '../support/axe';
import { specified } from '../support/catalogue';

const DAY_MS = 86_400_000;

/** A worker without a job and with one future shift, created for the test. */
async function workerWithShift(admin: Api): Promise<{ worker: SupportWorker; shift: Shift }> {
  const { items } = await admin.get<ListPage<SupportWorker>>('/support-worker', { per_page: 100 });
  const [job] = await admin.get<{ id: number }[]>('/options/jobs');
  const date = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  for (const { id, service_agreement } of items) {
    const worker = await admin.get<SupportWorker>(`/support-worker/${id}`);
    if (service_agreement?.status !== 'signed' || worker.counts?.current_jobs !== 0 || worker.counts.next_shifts !== 0) continue;
    const visit = { job_id: job?.id, worker_id: id, date, start_time: '09:00', end_time: '12:00', type: 'normal', name: 'Visit' };
    const { status, data: shift } = await admin.call<Shift>('POST', '/shift', visit);
    if (status === 200) return { worker, shift };
  }
  throw new Error('Nobody without a job could be rostered.');
}

test('on a phone, archiving a worker with future shifts asks what to do with them, with every option visible', async ({ lent, as }) => {
  const admin = await as('super_admin');
  const { worker, shift } = await workerWithShift(admin);
  const name = `${worker.first_name} ${worker.last_name}`;
  const page = await lent('super_admin', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(`/admin/support-workers/detail/${worker.id}/overview`);
  const archive = async () => {
    await recordPage(page).more(name).tap();
    await page.getByRole('menuitem', { name: specified('button.archive'), exact: true }).tap();
    await confirmDialog(page, specified('button.archive')).confirm.tap();
  };
  const question = page.getByRole('alertdialog', { name: 'What becomes of what depends on it?' });
  const answer = (label: string) => question.getByRole('button', { name: label, exact: true });

  await archive();
  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    { width: 320, height: 844 },
  ]) {
    await page.setViewportSize({ width, height });
    for (const label of ['Keep everything', 'Cancel the shifts', 'Release as drafts'])
      await expect(answer(label), `${label}, ${width} px`).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  }
  await answer('Keep everything').tap();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect((await admin.get<SupportWorker>(`/support-worker/${worker.id}`)).archived_at).toBeNull();

  await archive();
  await answer('Release as drafts').tap();
  await expect(chrome(page).toast(specified('success.worker_archived'))).toBeVisible();
  expect(await admin.get<Shift>(`/shift/${shift.id}`)).toMatchObject({ status: 'draft', worker: null });

  await admin.post('/support-worker/restore', { id: worker.id });
  expect((await admin.call('DELETE', `/shift/delete?ids=${shift.id}`)).status).toBe(200);
});
