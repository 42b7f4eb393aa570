import { houseBody, houseLabels } from '@careloom/contract/resources/houses';
import { teamMemberBody, teamMemberLabels } from '@careloom/contract/resources/my-team';
import type { Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { expect } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { CHOSEN, chosenId, controlsByLabel, FILE, testViolations } from './form-under-test';

const dialogOf = (title: string) => (page: Page) => page.getByRole('dialog', { name: specified(title) });

/** A form above the dashboard: opened from the header, sent by the button that bears its name. */
const modal = (action: string, title: string) => ({
  role: 'super_admin' as const,
  open: async (page: Page) => {
    await page.goto('/admin');
    await chrome(page)
      .header.getByRole('button', { name: specified(action) })
      .click();
    await expect(dialogOf(title)(page)).toBeVisible();
  },
  submit: (page: Page) =>
    dialogOf(title)(page)
      .getByRole('button', { name: specified(title) })
      .click(),
});

testViolations({
  name: 'Add House',
  ...modal('quick.add_house', 'form.add_house'),
  schema: houseBody,
  labels: houseLabels,
  valid: {
    name: 'Wattle House',
    team_leader_id: null,
    first_name: 'Ada',
    last_name: 'Nguyen',
    email: 'ada@careloom.test',
    contact_no: '0412345678',
    address: '1 Main Street',
    suburb: 'Penrith',
    state_id: '1',
    post_code: '2750',
    gender: 'female',
    is_active: 1,
  },
  controls: controlsByLabel(houseLabels, dialogOf('form.add_house')),
  unreachable: {
    ...chosenId('team_leader_id'),
    ...chosenId('state_id'),
    'gender validation.in': CHOSEN,
    'is_active validation.boolean': CHOSEN,
  },
});

testViolations({
  name: 'Add Team Member',
  ...modal('quick.add_team_member', 'quick.add_team_member'),
  schema: teamMemberBody,
  labels: teamMemberLabels,
  valid: {
    first_name: 'Ada',
    last_name: 'Nguyen',
    dob: '1990-01-31',
    user_type: 'senior_manager',
    senior_manager_id: null,
    contact_no: '0412345678',
    email: 'ada@careloom.test',
    profile_picture: null,
    is_active: 1,
  },
  controls: controlsByLabel(teamMemberLabels, dialogOf('quick.add_team_member')),
  unreachable: {
    ...chosenId('senior_manager_id'),
    'user_type validation.in': CHOSEN,
    'is_active validation.boolean': CHOSEN,
    'profile_picture validation.image': FILE,
  },
});
