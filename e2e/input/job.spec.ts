import { chrome } from '../pages/chrome';
import { jobForm } from '../pages/job-form';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';

test('R5-043 R9-009: casual full time asks for 40 hours a week: 39 is refused at the field, 40 is not', async ({ lent }) => {
  const page = await lent('super_admin');
  await page.goto('/admin/inbox');
  await chrome(page)
    .header.getByRole('button', { name: specified('quick.post_a_job') })
    .click();
  const form = jobForm(page);
  await form.fill({ type: 'option.job_type.casual_full_time', weekly_hours: '39' });
  await form.submit.click();
  await expect(form.control('weekly_hours')).toHaveAccessibleDescription(/40 hours per week/);
  await form.fill({ weekly_hours: '40' });
  await form.submit.click();
  await expect(form.control('weekly_hours')).not.toHaveAttribute('aria-invalid', 'true');
});
