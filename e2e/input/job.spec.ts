import { jobBody, jobLabels } from '@careloom/contract/resources/jobs';
import { chrome } from '../pages/chrome';
import { jobForm } from '../pages/job-form';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { testViolations } from './form-under-test';

const CHOSEN = 'a list or a set of buttons offers its own values only';
const ALWAYS_CHOSEN = 'one of the buttons is always pressed';
const NOT_A_FIELD = 'is not typed: it goes with the choice that asks for it';

testViolations({
  name: 'Post a job',
  role: 'super_admin',
  open: async (page) => {
    await page.goto('/admin');
    await chrome(page)
      .header.getByRole('button', { name: specified('quick.post_a_job') })
      .click();
    await expect(jobForm(page).dialog).toBeVisible();
  },
  submit: (page) => jobForm(page).submit.click(),
  schema: jobBody,
  labels: jobLabels,
  valid: {
    name: 'Evening support',
    description: 'Cooking and company',
    type: 'casual',
    start_date: '2026-12-01',
    end_date: '2026-12-24',
    visibility: 'public',
    number_of_workers: '1',
    weekly_hours: '20',
    when_needed: 'flexible',
    days: [],
    service_needed: 'Personal care',
    preferred_gender: 'any',
    start_time: '09:00',
    end_time: '17:00',
    is_overnight: 0,
    house_id: '1',
    worker_ids: [],
    version: null,
  },
  controls: Object.fromEntries(
    Object.keys(jobLabels).map((field) => [field, (page) => jobForm(page).control(field as keyof typeof jobLabels)]),
  ),
  unreachable: {
    'type validation.in': CHOSEN,
    'visibility validation.required': ALWAYS_CHOSEN,
    'visibility validation.in': CHOSEN,
    'when_needed validation.required': ALWAYS_CHOSEN,
    'when_needed validation.in': CHOSEN,
    'preferred_gender validation.required': ALWAYS_CHOSEN,
    'preferred_gender validation.in': CHOSEN,
    'is_overnight validation.boolean': CHOSEN,
    'house_id validation.numeric': CHOSEN,
    'house_id validation.min.numeric': CHOSEN,
    'house_id validation.max.numeric': CHOSEN,
    'house_id validation.integer': CHOSEN,
    'days validation.array': NOT_A_FIELD,
    'worker_ids validation.array': NOT_A_FIELD,
    'version validation.numeric': NOT_A_FIELD,
    'version validation.integer': NOT_A_FIELD,
  },
});

test('R5-043 R9-009: casual full time asks for 40 hours a week: 39 is refused at the field, 40 is not', async ({ signedIn }) => {
  const page = await signedIn('super_admin');
  await page.goto('/admin');
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
