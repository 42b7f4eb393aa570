import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page as ListPage } from '@careloom/contract/envelope';
import type { Shift } from '@careloom/contract/resources/shifts';
import { expect, test } from '../fixtures/test';
import { confirmDialog } from '../pages/confirm-dialog';
import { apiOf } from '../support/api';
import { expectAccessible } from '../support/axe';
import { specified } from '../support/catalogue';
import { press } from '../support/keyboard';
import { preparedData } from '../support/places';
import { freePort, startProduct } from '../support/product';
import { ROLES, signIn } from '../support/roles';
import { submitOtherHours } from '../support/shift-entry';
import { storedUser } from '../support/stored-user';

const DAY_MS = 86_400_000;
const DAYS = 14;
const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const SHIFTS = 200;
const HOURS = Array.from({ length: 24 }, (_none, hour) => hour);
const at = (hour: number, minutes: string) => `${String(hour).padStart(2, '0')}:${minutes}`;

test('an admin approves a fortnight of 200 shifts by keys: those as rostered at once, those that differ one by one', async ({
  browser,
}, testInfo) => {
  test.setTimeout(180_000);
  // A separate product, because everything that waits for approval is approved.
  const home = mkdtempSync(path.join(os.tmpdir(), 'careloom-approve-'));
  cpSync(preparedData().folder, home, { recursive: true });
  const product = await startProduct({ port: await freePort(testInfo.parallelIndex), dataDir: home });
  try {
    const [admin, leader, worker] = await Promise.all(
      (['super_admin', 'team_leader', 'worker'] as const).map((role) => signIn(product.address, ROLES[role].email)),
    );
    if (!admin || !leader || !worker) throw new Error('The accounts of the demo are missing.');
    const [asAdmin, asLeader, asWorker] = [admin, leader, worker].map(({ token }) => apiOf(product.address, token)) as [
      ReturnType<typeof apiOf>,
      ReturnType<typeof apiOf>,
      ReturnType<typeof apiOf>,
    ];
    await submitOtherHours(asLeader, asWorker, { id: worker.id, count: 2 });
    const waiting = async () => asAdmin.get<{ matching: number[]; differing: number[] }>('/timesheet-approvals');
    const before = await waiting();
    const jobs = await asLeader.get<{ id: number }[]>('/options/jobs');
    const made: number[] = [];
    const lacking = SHIFTS - before.matching.length - before.differing.length;
    const slots = Array.from({ length: DAYS }, (_none, ago) => HOURS.map((hour) => ({ date: dayAgo(ago + 1), hour }))).flat();
    for (const { date, hour } of slots) {
      const times = { date, start_time: at(hour, '00'), end_time: at(hour, '30') };
      for (const { id: job_id } of made.length < lacking ? jobs : []) {
        const body = { job_id, worker_id: worker.id, name: 'As rostered', type: 'normal', reassign: 0, ...times };
        const { status, data } = await asLeader.call<Shift>('POST', '/shift', body);
        if (status === 200) made.push(data.id);
        if (status === 200) break;
      }
    }
    await asWorker.post('/shift/submit', { ids: made });
    const { matching, differing } = await waiting();
    expect(matching.length + differing.length, `${made.length} made`).toBe(SHIFTS);
    expect(differing.length).toBeGreaterThan(1);

    const context = await browser.newContext(storedUser(product.address, admin));
    const page = await context.newPage();
    await page.goto('/admin/timesheet/log');
    const bar = page.getByRole('region', { name: 'Timesheets to approve' });
    await expect(bar).toContainText(`${matching.length} match the roster, ${differing.length} do not.`);
    await press(page, bar.getByRole('button', { name: `Approve ${matching.length}` }));
    const question = confirmDialog(page, specified('button.approve'));
    await expect(question.dialog).toContainText(`approve ${matching.length} timesheets that match the roster?`);
    await expectAccessible(page);
    await press(page, question.confirm);
    await expect(question.dialog).toBeHidden();
    await expect(bar).toContainText(`0 match the roster, ${differing.length} do not.`);
    await press(page, bar.getByRole('link', { name: `Look at ${differing.length}` }));
    for (const id of differing) {
      await expect(page).toHaveURL(new RegExp(`/detail/${id}\\?review=1$`));
      await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
      await page.keyboard.press('a');
    }
    await expect.poll(waiting).toEqual({ matching: [], differing: [] });
    const { items } = await asAdmin.get<ListPage<Shift>>('/shift', { shift_type: 'log', search: 'As rostered', per_page: 100 });
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['approved']));
    await context.close();
  } finally {
    await product.stop();
    rmSync(home, { recursive: true, force: true });
  }
});
