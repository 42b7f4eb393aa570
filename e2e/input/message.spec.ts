import type { Page as ListPage } from '@careloom/contract/envelope';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { containing } from '../support/patterns';

test('R1-031: a message is refused if its recipient can no longer sign in, and stays in the box; another one is sent', async ({
  lent,
  as,
}) => {
  const admin = await as('super_admin');
  const member = { first_name: 'Written', last_name: `To ${Date.now()}`, dob: '1990-01-31', contact_no: '0412345678' };
  const { id } = await admin.post<{ id: number }>('/my-team', {
    ...member,
    email: `written-${Date.now()}@careloom.test`,
    user_type: 'senior_manager',
    senior_manager_id: null,
    is_active: 1,
  });
  const page = await lent('super_admin');
  await page.goto('/admin/inbox');
  await page.getByRole('button', { name: specified('inbox.new'), exact: true }).click();
  await page.getByRole('searchbox', { name: specified('inbox.search') }).fill(member.last_name);
  await page.getByRole('button', { name: containing(member.last_name) }).click();
  const box = page.getByRole('textbox', { name: specified('inbox.write_to', { name: member.first_name }) });
  await box.fill('Can you come on Friday?');
  await box.press('Enter');
  await expect(page.getByRole('log').getByText('Can you come on Friday?')).toBeVisible();
  await expect(box).toHaveValue('');
  const sent = async () => (await admin.get<ListPage<{ message: string }>>(`/get-messages/${id}`)).items.map(({ message }) => message);
  await expect.poll(sent).toEqual(['Can you come on Friday?']);
  expect((await admin.call('DELETE', `/my-team/${id}`)).status).toBe(200);
  await box.fill('Or on Saturday?');
  await box.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(specified('error.not_exist'));
  await expect(box).toHaveValue('Or on Saturday?');
});
