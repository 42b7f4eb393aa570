import type { Page as PageOf } from '@careloom/contract/envelope';
import { type PayLevel, payLevelLabels } from '@careloom/contract/resources/pay-levels';
import type { Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import { openGroup } from '../pages/menu';
import { payLevelForm } from '../pages/pay-level-form';
import { expect, test } from '../fixtures/test';
import type { Api } from '../support/api';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { press, type } from '../support/keyboard';

/** The oldest pay level. Future shifts are paid by it, but not by the levels that other tests add. */
const firstLevel = async (api: Api) => {
  const { items } = await api.get<PageOf<PayLevel>>('/pay-level', { per_page: 100 });
  const [level] = items.sort((one, other) => one.id - other.id);
  if (!level) throw new Error('The seed has no pay level.');
  return level;
};
const rowOf = (page: Page, name: string) => page.getByRole('main').getByRole('row').filter({ hasText: name });

/** Opens Delete of a row's menu. */
async function openDelete(page: Page, name: string) {
  await press(page, rowOf(page, name).getByRole('button', { name: specified('list.actions_for', { name }) }));
  await page.getByRole('menuitem', { name: specified('records.delete') }).click();
  return confirmDialog(page, specified('records.delete'));
}

test('R1-025 R2-210 R2-211: a pay level is added by keyboard, its gap reported and filled, then edited and deleted', async ({
  visit,
  as,
}) => {
  const api = await as('super_admin');
  const page = await visit('super_admin', '/admin/inbox');
  await openGroup(page, 'menu.group.masters');
  await press(page, chrome(page).item(specified('menu.masters.pay_level')));
  await expect(page).toHaveURL('/admin/pay-level');
  await expect(page.getByRole('main').getByRole('row')).not.toHaveCount(0);
  await press(page, page.getByRole('button', { name: specified('form.add_pay_level') }).filter({ visible: true }));
  await expect(chrome(page).heading).toHaveText(specified('form.add_pay_level'));

  const form = payLevelForm(page);
  const name = `Level ${Date.now()}`;
  await type(page, form.field('name'), name);
  await type(page, form.inBand(0, 'pay_rate'), '40');
  await type(page, form.inBand(1, 'end_time'), '2330');
  await type(page, form.inBand(1, 'pay_rate'), '44');
  await expect(form.inBand(1, 'end_time')).toHaveAccessibleDescription('No rate from 23:30 to 00:00.');
  await type(page, form.inBand(2, 'pay_rate'), '46');
  await type(page, form.field('saturday_rate'), '56');
  await type(page, form.field('sunday_rate'), '72');
  await type(page, form.field('holiday_rate'), '88');
  await type(page, form.field('active_night'), '47.5');
  await type(page, form.field('sleep_over'), '80');
  await press(page, form.save);
  await expect(page.getByRole('alert').getByRole('button')).toHaveText(specified(payLevelLabels.end_time));
  await expect(form.example('pay_level.example_friday')).toContainText(specified('pay_level.part_without_rate'));
  await expectAccessible(page);
  await press(page, form.fill('00:00'));
  await expect(form.inBand(1, 'end_time')).toHaveValue('00:00');
  await expect(form.example('pay_level.example_friday')).toContainText('$400.00');
  await press(page, form.save);
  await expect(chrome(page).toast('Pay level added successfully.')).toBeVisible();
  await expect(page).toHaveURL('/admin/pay-level');

  await press(page, rowOf(page, name).getByRole('link'));
  await expect(chrome(page).crumbs).toContainText([name]);
  await expect(form.field('holiday_rate')).toHaveValue('88.00');
  await type(page, form.inBand(0, 'pay_rate'), '41.50');
  await expect(form.example('pay_level.example_day')).toContainText('$320.00$332.00');
  await expect(page.getByText(specified('pay_level.preview_none'))).toBeVisible();
  await press(page, form.save);
  await expect(chrome(page).toast('Pay level updated successfully.')).toBeVisible();
  const saved = (await api.get<PageOf<PayLevel>>('/pay-level', { search: name })).items[0];
  expect([saved?.pay_rate, saved?.timings.map(({ end_time, is_overnight }) => [end_time, is_overnight])]).toEqual([
    '41.50',
    [
      ['20:00', 0],
      ['00:00', 1],
      ['06:00', 0],
    ],
  ]);

  const question = await openDelete(page, name);
  await expect(question.dialog).toContainText(name);
  await press(page, question.confirm);
  await expect(chrome(page).toast('Pay level deleted successfully.')).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);

  const used = await firstLevel(api);
  await press(page, (await openDelete(page, used.name)).confirm);
  await expect(chrome(page).toast(specified('error.in_use'))).toBeVisible();
  await expect(rowOf(page, used.name)).toHaveCount(1);
});

const SHOWN = [
  ['R3-171 R3-172 R3-173', ['name', 'start_time', 'end_time']],
  ['R3-174 R3-175 R3-176', ['pay_rate', 'saturday_rate', 'sunday_rate']],
  ['R3-177 R3-178 R3-179', ['holiday_rate', 'sleep_over', 'active_night']],
  ['R3-180 R3-181 R3-182', ['weekday_rate', 'weekend_rate', 'overnight_rate']],
] as const;
const OF_BAND = ['start_time', 'end_time', 'pay_rate'] as const;
const DERIVED = ['weekday_rate', 'weekend_rate', 'overnight_rate'] as const;

for (const [ids, fields] of SHOWN) {
  test(`${ids}: a pay level shows ${fields.join(', ')} under their labels`, async ({ visit, as }) => {
    const level = await firstLevel(await as('super_admin'));
    const page = await visit('super_admin', `/admin/pay-level/edit/${level.id}`);
    const form = payLevelForm(page);
    for (const field of fields) {
      if (DERIVED.some((one) => one === field)) await expect(form.derived(field)).toHaveText(`$${level[field]}`);
      else
        await expect(OF_BAND.some((one) => one === field) ? form.inBand(0, field as 'pay_rate') : form.field(field)).toHaveValue(
          level[field],
        );
    }
  });
}

test('on a phone the fields fit, and the cost of a higher night rate for future shifts is shown before it is saved', async ({
  lent,
  as,
}) => {
  const level = await firstLevel(await as('super_admin'));
  const page = await lent('super_admin', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(`/admin/pay-level/edit/${level.id}`);
  const form = payLevelForm(page);
  await form.inBand(0, 'pay_rate').tap();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('99', { delay: 40 });
  await expect(page.getByText(/^\d+ shifts not worked yet would be priced anew: [\d.]+ becomes [\d.]+/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
