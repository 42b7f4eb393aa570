import type { Page as ListPage } from '@careloom/contract/envelope';
import type { ShiftDetail } from '@careloom/contract/resources/shifts';
import { expect, test } from '../fixtures/test';
import { recordPage } from '../pages/record-page';
import { expectAccessible } from '../support/axe';
import { addedInWords, rateInWords, typeInWords } from '../support/shift-words';

const FACTS = ['fee', 'rate_type', 'timesheet_added_time', 'overnight', 'invoice', 'total_cost', 'total_hour', 'type'] as const;

test('R3-152 R3-154 R3-159: a shift of the logs opens with the drawing of its amount, and every fact under its label', async ({
  visit,
  as,
}) => {
  const admin = await as('super_admin');
  const { items } = await admin.get<ListPage<ShiftDetail>>('/shift', { shift_type: 'log', status: 'invoiced', per_page: 1 });
  const { id } = items[0] as ShiftDetail;
  const shift = await admin.get<ShiftDetail>(`/shift/${id}`);
  const page = await visit('super_admin', '/admin/timesheet/log?status=invoiced');
  const { main, fact } = recordPage(page);
  await main.locator('[data-open]').first().click();
  await expect(page).toHaveURL(`/admin/timesheet/log/detail/${id}?list_page=1&list_status=invoiced`);
  const shown = {
    fee: `$${shift.fee}`,
    rate_type: rateInWords(shift),
    timesheet_added_time: addedInWords(shift),
    overnight: shift.is_overnight === 1 ? 'Yes' : 'No',
    invoice: shift.invoice?.number ?? '',
    total_cost: `$${shift.total_cost}`,
    total_hour: `${shift.total_hour} h`,
    type: typeInWords(shift),
  };
  for (const key of FACTS) await expect(fact(`field.shift.${key}`)).toHaveText(shown[key]);
  await expect(main.getByTestId('amount').locator('[data-kind]')).toHaveCount(shift.lines?.length ?? 0);
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(new RegExp(`/detail/${id}\\?`));
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(new RegExp(`/detail/${id}\\?`));
});
