import type { ShiftDetail } from '@careloom/contract/resources/shifts';
import { STATES } from '@careloom/contract/states';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import type { Api } from '../support/api';
import { goTo } from '../support/go-to';
import { addHouse, postJob } from '../support/hiring';
import { newWorker, signAgreement } from '../support/new-worker';
import { type Example, EXAMPLES, LEVELS } from '../support/worked-examples';

/** Time zones of readers, without and with daylight saving; `npm run verify` has two more. */
const ZONES = ['Australia/Perth', 'Europe/London', ...(process.env.VERIFY ? ['Australia/Adelaide', 'Australia/Sydney'] : [])];
const BEGIN = '2026-04-01';
const CENTS = 100;
const centsOf = (amount: string) => Math.round(Number(amount) * CENTS);

/** A job in each state of Australia, each at a separate house. */
async function jobsByState(admin: Api, leader: number): Promise<Map<string, number>> {
  const jobs = new Map<string, number>();
  for (const { id: state_id, code } of STATES.filter(({ code }) => EXAMPLES.some(({ state }) => state === code))) {
    const house = await addHouse(admin, `Examples ${code}`, leader, state_id);
    jobs.set(code, (await postJob(admin, `Example in ${code}`, house.id, BEGIN)).id);
  }
  return jobs;
}

/** What the page of a shift shows: the amounts in the table, the sum above it, and the drawing as rendered. */
async function shownOn(page: Page, id: number) {
  await goTo(page, `/admin/timesheet/log/detail/${id}`);
  await expect(page.getByRole('main').getByRole('link', { name: 'All changes' })).toHaveAttribute('href', new RegExp(`=${id}\\b`));
  const card = page.getByRole('region', { name: 'Why this amount' });
  await expect(card.getByRole('table')).toBeVisible();
  const figure = card.getByTestId('amount');
  const change = figure.locator('[data-change]');
  return {
    amounts: await card.locator('tbody tr td:last-child').allInnerTexts(),
    total: await card.locator('.cl-end').innerText(),
    drawn: await figure.locator('[data-kind]').count(),
    change: (await change.count()) > 0 ? await change.getAttribute('data-change') : undefined,
    // React's generated ids depend on what was rendered before.
    figure: (await figure.innerHTML()).replaceAll(/(id="|url\(#)[^")]+/g, '$1'),
  };
}

test('the worked examples have the lines and sums of the server, for readers in other time zones, over both clock changes', async ({
  signedIn,
  as,
  users,
  product,
}) => {
  test.setTimeout(180_000);
  const admin = await as('super_admin');
  const turn = String(Date.now()).slice(-6);
  const worker = await newWorker(product.address, admin, { first_name: 'Ines', last_name: `Vidal${turn}` });
  const jobs = await jobsByState(admin, (await users('team_leader')).id);
  const paidBy = async (level: keyof typeof LEVELS) => {
    const { id } = await admin.post<{ id: number }>('/pay-level', { name: `Examples ${level} ${turn}`, ...LEVELS[level] });
    await signAgreement(admin, worker, { from: BEGIN, pay_level_id: id });
  };
  const bodyOf = ({ what, state, date, hours, type, wake }: Example) => ({
    ...{ name: `Example ${what}`, job_id: jobs.get(state), worker_id: worker.id, date, type: type ?? 'normal', status: 'draft' },
    ...{ start_time: hours.slice(0, 5), end_time: hours.slice(6) },
    ...(wake && { wake_ups: [{ start_time: wake.slice(0, 5), end_time: wake.slice(6) }] }),
  });
  const pages = await Promise.all(ZONES.map((timezoneId) => signedIn('super_admin', { timezoneId })));
  await Promise.all(pages.map((page) => page.goto('/admin/timesheet/log')));

  await paidBy('banded');
  for (const example of EXAMPLES) {
    if (example.flat) await paidBy('flat');
    const { id } = await admin.post<{ id: number }>('/shift', bodyOf(example));
    const { total_cost, lines = [] } = await admin.get<ShiftDetail>(`/shift/${id}`);
    expect(lines.map(({ amount_cents }) => amount_cents)).toEqual(example.amounts.map(centsOf));
    const shown = await Promise.all(pages.map((page) => shownOn(page, id)));
    const { amounts, change } = example;
    for (const [at, { figure, ...card }] of shown.entries()) {
      expect(card, `${example.what} in ${ZONES[at]}`).toEqual({ amounts, total: `$${total_cost}`, drawn: amounts.length, change });
      expect(figure, `${example.what} in ${ZONES[at]}`).toBe(shown[0]?.figure);
    }
    // The next example may be at the same time.
    await admin.call('DELETE', '/shift/delete', { ids: [id] });
  }
});
