import { participantLabels } from '@careloom/contract/resources/house-participants';
import type { Grants } from '@careloom/contract/resources/roles';
import type { Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { payLevelForm } from '../pages/pay-level-form';
import { recordForm } from '../pages/record-form';
import { recordPage } from '../pages/record-page';
import { expect, test } from '../fixtures/test';
import { expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { ALL_HANDS, type Hand } from '../support/hands';
import { tabTo } from '../support/keyboard';
import { pdfPages } from '../support/pdf-pages';

/** Full journeys with each input method. `npm test` runs them with one, in the specs of the screens: house, whos-coming, roles and pay-levels. */

const typeAll = async (hand: Hand, page: Page, fields: readonly (readonly [ReturnType<Page['getByLabel']>, string])[]) => {
  for (const [field, text] of fields) await hand.type(page, field, text);
};

for (const hand of ALL_HANDS) {
  const turn = `${hand.name}${String(Date.now()).slice(-5)}`;

  test(`a house gets participants, and its board is printed, by ${hand.name}`, async ({ signedIn, as }) => {
    const [house] = await (await as('super_admin')).get<{ id: number; name: string }[]>('/options/houses');
    const page = await signedIn('super_admin', hand.options);
    await page.goto(`/admin/houses/detail/${house?.id}/participants`);
    for (const name of [`Ana ${turn}`, `Ben ${turn}`]) {
      await hand.press(page, recordPage(page).button('form.add_participant').first());
      const form = recordForm(page, 'form.add_participant', participantLabels, hand);
      await form.fill({ name, dob: '29/02/1992', plan_manager: 'Calder Plans' });
      await form.submit('form.add_participant');
      await expect(recordPage(page).main.getByRole('link', { name })).toBeVisible();
    }
    await hand.press(page, page.getByRole('main').getByRole('link', { name: "Who's coming" }));
    await expect(chrome(page).heading).toHaveText("Who's coming");
    await expectNoSidewaysScroll(page);
    await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')));
    await hand.press(page, page.getByRole('main').getByRole('button', { name: 'Print' }));
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');
    const papers = pdfPages(await page.pdf({ preferCSSPageSize: true }));
    expect(papers).toHaveLength(1);
    expect(papers[0]?.replaceAll(' ', '')).toContain(house?.name.replaceAll(' ', ''));
  });

  test(`a changed grant updates the menu of the other browser, by ${hand.name}`, async ({ signedIn, as }) => {
    const api = await as('super_admin');
    const before = (await api.get<Grants[]>('/roles')).find(({ role }) => role === 'team_leader')?.permissions ?? [];
    const leader = await signedIn('team_leader');
    await leader.goto('/team-leader/account-settings');
    const invoices = chrome(leader).item(specified('menu.invoices'));
    await expect(invoices).toBeVisible();
    // On a phone roles are read-only: the matrix needs the width of a tablet.
    const page = await signedIn('super_admin', { ...hand.options, viewport: { width: 1024, height: 768 } });
    await page.goto('/admin/my-team/roles');
    await hand.type(page, page.getByRole('searchbox', { name: specified('role.search') }), 'See invoices');
    const cell = page.getByRole('main').getByRole('checkbox', { name: 'See invoices: Team Leader' });
    await expect(cell).toBeChecked();
    await (hand.name === 'keyboard' ? toggleByArrows(page) : hand.press(page, cell));
    await expect(cell).not.toBeChecked();
    await hand.press(page, page.getByRole('button', { name: specified('role.save_one') }));
    await expect(invoices).toHaveCount(0);
    expect((await api.call('PUT', '/roles/team_leader', { permissions: before })).status).toBe(200);
    await expect(invoices).toBeVisible();
  });

  test(`a gap in a pay level is reported and filled, by ${hand.name}`, async ({ signedIn }) => {
    const page = await signedIn('super_admin', hand.options);
    await page.goto('/admin/pay-level');
    await hand.press(page, page.getByRole('button', { name: specified('form.add_pay_level') }).filter({ visible: true }));
    await expect(chrome(page).heading).toHaveText(specified('form.add_pay_level'));
    const form = payLevelForm(page);
    await typeAll(hand, page, [
      [form.field('name'), `Level ${turn}`],
      [form.inBand(0, 'pay_rate'), '40'],
      [form.inBand(1, 'end_time'), '2330'],
      [form.inBand(1, 'pay_rate'), '44'],
      [form.inBand(2, 'pay_rate'), '46'],
      [form.field('saturday_rate'), '56'],
      [form.field('sunday_rate'), '72'],
      [form.field('holiday_rate'), '88'],
      [form.field('active_night'), '47.5'],
      [form.field('sleep_over'), '80'],
    ]);
    await expect(form.inBand(1, 'end_time')).toHaveAccessibleDescription('No rate from 23:30 to 00:00.');
    await hand.press(page, form.save);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).not.toHaveURL('/admin/pay-level');
    await hand.press(page, form.fill('00:00'));
    await hand.press(page, form.save);
    await expect(chrome(page).toast(specified('success.added', { Record: 'Pay level' }))).toBeVisible();
  });
}

/** The matrix is one tab stop; its cells are reached with the arrow keys. */
async function toggleByArrows(page: Page) {
  const first = page.getByRole('main').getByRole('checkbox', { name: 'See invoices: Super Admin' });
  await tabTo(page, first);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
}
