import type { Page as ListPage } from '@careloom/contract/envelope';
import type { House } from '@careloom/contract/resources/houses';
import type { PlannedShift } from '@careloom/contract/resources/shift-series';
import type { Shift, ShiftDetail } from '@careloom/contract/resources/shifts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import type { Api } from '../support/api';

/** The worked examples of pay, at the rates of the seed's Level 2.1, with both changes of the clock. */
interface Example {
  zone: string;
  /** The first of these days on which somebody is free. */
  dates: readonly string[];
  /** `18:00-22:30` */
  hours: string;
  type?: 'normal' | 'active_night' | 'sleep_over';
  wake?: string;
  /** Dollars of each line, as they are read. */
  amounts: readonly string[];
  change?: 'lost' | 'gained';
}

const SYDNEY = 'Australia/Sydney';
/** Ordinary weeks, in which no day is a holiday in Sydney. */
const WEDNESDAYS = ['2026-11-18', '2026-12-09', '2026-12-02', '2026-11-11', '2026-11-04', '2026-12-16', '2027-02-10', '2027-02-17'];
const SATURDAYS = ['2026-11-21', '2026-12-12', '2026-12-05', '2026-11-14', '2027-02-13', '2027-02-20'];
const SUNDAYS = ['2026-11-22', '2026-12-13', '2026-12-06', '2026-11-15', '2027-02-14', '2027-02-21'];
const EXAMPLES: readonly Example[] = [
  { zone: SYDNEY, dates: WEDNESDAYS, hours: '18:00-22:30', amounts: ['80.00', '110.00'] },
  { zone: SYDNEY, dates: SATURDAYS, hours: '22:00-06:00', type: 'active_night', amounts: ['112.00', '432.00'] },
  { zone: SYDNEY, dates: SUNDAYS, hours: '22:00-06:00', type: 'active_night', amounts: ['144.00', '285.00'] },
  {
    ...{ zone: SYDNEY, dates: WEDNESDAYS, hours: '18:00-09:00', type: 'sleep_over', wake: '02:10-02:40' },
    amounts: ['80.00', '88.00', '80.00', '47.50', '120.00'],
  },
  { zone: SYDNEY, dates: ['2026-10-03'], hours: '22:00-06:00', type: 'active_night', amounts: ['112.00', '360.00'], change: 'lost' },
  { zone: SYDNEY, dates: ['2027-04-03'], hours: '22:00-06:00', type: 'active_night', amounts: ['112.00', '504.00'], change: 'gained' },
  { zone: 'Australia/Brisbane', dates: ['2026-12-24'], hours: '16:00-22:00', amounts: ['80.00', '352.00'] },
  { zone: 'Australia/Melbourne', dates: ['2026-11-02'], hours: '20:00-06:00', amounts: ['176.00', '528.00'] },
];

const CENTS = 100;
const centsOf = (amount: string) => Math.round(Number(amount.replaceAll(',', '')) * CENTS);
const sumOf = (amounts: readonly string[]) => (amounts.reduce((sum, amount) => sum + centsOf(amount), 0) / CENTS).toFixed(2);

/** Adds an example for whichever worker and job can have it at its rates. */
async function add(admin: Api, { zone, dates, hours, type = 'normal', wake, amounts }: Example): Promise<Shift> {
  const [start_time, end_time] = hours.split('-');
  const [woken, asleep] = wake?.split('-') ?? [];
  const when = { start_time, end_time, type, ...(wake && { wake_ups: [{ start_time: woken, end_time: asleep }] }) };
  const workers = await admin.get<{ id: number }[]>('/options/workers');
  for (const job_id of await jobsIn(admin, zone)) {
    for (const date of dates) {
      for (const { id: worker_id } of workers) {
        const body = { ...when, date, job_id, worker_id };
        const [planned] = (await admin.post<{ shifts: PlannedShift[] }>('/shift/preview', body)).shifts;
        if (planned?.refusal?.startsWith('This job')) break;
        if (planned?.clashes === 0 && planned.total_cost === sumOf(amounts))
          return admin.post<Shift>('/shift', { ...body, name: `Example ${date}` });
      }
    }
  }
  throw new Error(`Nobody of the seed can have the example of ${dates.join(', ')}, ${hours}.`);
}

/** The states of the houses by their time zone. */
const STATES: Readonly<Record<string, string>> = { [SYDNEY]: 'NSW', 'Australia/Brisbane': 'QLD', 'Australia/Melbourne': 'VIC' };

async function jobsIn(admin: Api, zone: string): Promise<number[]> {
  const { items: houses } = await admin.get<ListPage<House>>('/house', { per_page: 100 });
  const there = new Set(houses.filter(({ state }) => state?.name === STATES[zone]).map(({ id }) => id));
  const jobs = await admin.get<{ id: number; house: { id: number } }[]>('/options/jobs');
  return jobs.filter(({ house }) => there.has(house.id)).map(({ id }) => id);
}

/** The amounts in the table, the sum above it, and how many of its lines are drawn. */
async function shownOn(page: Page) {
  const card = page.getByRole('region', { name: 'Why this amount' });
  await expect(card.getByRole('table')).toBeVisible();
  return {
    amounts: await card.locator('tbody tr td:last-child').allInnerTexts(),
    total: await card.locator('.cl-end').innerText(),
    drawn: await card.locator('[data-kind]').count(),
    change: (await card.locator('[data-change]').count()) > 0 ? await card.locator('[data-change]').getAttribute('data-change') : undefined,
  };
}

let shifts: readonly (Example & { id: number })[] | undefined;

for (const timezoneId of ['Australia/Perth', 'Australia/Adelaide', SYDNEY, 'Europe/London']) {
  test(`amounts drawn and summed in a browser in ${timezoneId} are those of the server, over both changes of the clock`, async ({
    signedIn,
    as,
  }) => {
    test.setTimeout(180_000);
    const admin = await as('super_admin');
    if (!shifts) {
      const added = [];
      for (const example of EXAMPLES) added.push({ ...example, id: (await add(admin, example)).id });
      shifts = added;
    }
    const page = await signedIn('super_admin', { timezoneId });
    for (const { id, amounts, change } of shifts) {
      const { total_cost, lines } = await admin.get<ShiftDetail>(`/shift/${id}`);
      await page.goto(`/admin/timesheet/log/detail/${id}`);
      const shown = await shownOn(page);
      expect(shown).toEqual({ amounts, total: `$${total_cost}`, drawn: amounts.length, change });
      expect([sumOf(shown.amounts), lines?.map(({ amount_cents }) => amount_cents)]).toEqual([total_cost, amounts.map(centsOf)]);
    }
  });
}
