import type { ShiftDetail } from '@careloom/contract/resources/shifts';
import { expect, test } from '../fixtures/test';
import { recordWakeUp } from '../pages/wake-up';
import { expectAccessible } from '../support/axe';
import { watchRequests } from '../support/quiet';
import { signIn } from '../support/roles';
import { workerAfterNight } from '../support/worker-after-night';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
test('a sleep over with two wake-ups is recorded by touch, partly without a connection: each is sent once, and the sum is right', async ({
  as,
  product,
  pageFor,
}) => {
  test.setTimeout(90_000);
  const admin = await as('super_admin');
  const { worker, shift } = await workerAfterNight(admin);
  const page = await pageFor(await signIn(product.address, worker.email), PHONE);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/shift\/(wake-up|finish|submit)$/.test(request.url()))
      sent.push(`${request.url().split('/').at(-1) ?? ''} ${request.headers()['idempotency-key'] ?? 'no key'}`);
  });
  const quiet = watchRequests(page);
  await page.goto('/worker/dashboard');
  const card = page.getByRole('region', { name: 'Next shift' });
  await expect(card).toContainText(shift.house.name);
  await expect(card).toContainText(`$${shift.total_cost}`);
  const act = (name: string) => card.getByRole('button', { name, exact: true });

  await test.step('what its buttons open is cached on the phone before the connection is lost, although nothing was opened yet', async () => {
    await quiet();
    await page.context().setOffline(true);
    await act('Record a wake-up').tap();
    const dialog = page.getByRole('dialog', { name: 'Record a wake-up' });
    await expect(dialog.getByLabel('Start Time')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.context().setOffline(false);
  });

  await test.step('hours outside the night are refused in the form, and no typed text is lost', async () => {
    const dialog = await recordWakeUp(page, card, '21:00', '21:30');
    await expect(dialog.getByLabel('Start Time')).toHaveAccessibleDescription(/A wake-up must lie between 22:00 and 06:00/);
    await expect(dialog.getByLabel('End Time')).toHaveValue('21:30');
    await dialog.getByLabel('Start Time').tap();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('02:10', { delay: 60 });
    await dialog.getByLabel('End Time').tap();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('02:40', { delay: 60 });
    await dialog.getByRole('button', { name: 'Record a wake-up', exact: true }).tap();
    await expect(dialog).toBeHidden();
    await expect(card.getByRole('list', { name: 'Wake-ups' })).toContainText('02:10–02:40');
    await expect(page.getByTestId('amount').locator('[data-kind="tower"]')).toHaveCount(1);
    await expectAccessible(page);
  });
  const priced = await admin.get<ShiftDetail>(`/shift/${shift.id}`);

  const waiting = page.getByRole('status').filter({ hasText: 'Waiting to be sent' });
  await test.step('without a connection everything works, and waits to be sent', async () => {
    await page.context().setOffline(true);
    await expect(await recordWakeUp(page, card, '04:00', '04:20')).toBeHidden();
    await expect(waiting.getByRole('listitem')).toHaveCount(1);
    await expect(card).toContainText('04:00–04:20');
    await act('Finish').tap();
    const dialog = page.getByRole('dialog', { name: 'Finish' });
    await expect(dialog.getByLabel('Start Time')).toHaveValue('18:00');
    await dialog.getByRole('button', { name: 'Finish', exact: true }).tap();
    await expect(dialog).toBeHidden();
    await act('Submit').tap();
    await expect(waiting.getByRole('listitem')).toHaveCount(3);
    await expect(card).toContainText('submitted');
    await page.setViewportSize({ width: 320, height: 700 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  await test.step('with a connection everything is sent, in order, each once', async () => {
    await page.context().setOffline(false);
    await expect(waiting).toHaveCount(0);
    expect(sent.map((one) => one.split(' ')[0])).toEqual(['wake-up', 'wake-up', 'wake-up', 'finish', 'submit']);
    expect(new Set(sent).size).toBe(sent.length);
    const after = await admin.get<ShiftDetail>(`/shift/${shift.id}`);
    expect([after.status, after.wake_ups?.length]).toEqual(['submitted', 2]);
    const lines = after.lines ?? [];
    expect(lines.filter(({ part }) => part === 'wake_up').map(({ paid_minutes }) => paid_minutes)).toEqual([60, 60]);
    expect(Number(after.total_cost) - Number(priced.total_cost)).toBeCloseTo(Number(priced.total_cost) - Number(shift.total_cost), 2);
  });
});
