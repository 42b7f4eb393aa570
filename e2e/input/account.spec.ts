import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';

test('Account Settings: a file that is not a picture is refused at its field', async ({ lent }) => {
  const page = await lent('team_leader');
  await page.goto('/team-leader/account-settings');
  await expect(page.getByLabel(specified('field.team.first_name'))).not.toHaveValue('');
  const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No picture') };
  await page.getByRole('main').locator('input[type=file]').setInputFiles(file);
  const refusal = specified('validation.image', { attribute: specified('field.team.profile_picture') });
  await expect(page.getByRole('main').getByText(refusal).first()).toBeVisible();
});
