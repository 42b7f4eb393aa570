import { apiTokens } from '@careloom/contract/resources/api-tokens';
import { accountLabels, changePasswordBody, changeProfileBody, passwordLabels, type Profile } from '@careloom/contract/resources/auth';
import { type Holiday, holidayBody, holidayLabels } from '@careloom/contract/resources/holidays';
import { organisation } from '@careloom/contract/resources/organisation';
import { payLevels } from '@careloom/contract/resources/pay-levels';
import { providers } from '@careloom/contract/resources/providers';
import { secondFactor } from '@careloom/contract/resources/second-factor';
import { settings } from '@careloom/contract/resources/settings';
import { setRoutes } from '@careloom/shared/navigation';
import { aRoute, aUser, chosenId, draw, FILE, testViolations, CHOSEN } from '@careloom/shared/testing';
import { afterEach, beforeAll } from '@jest/globals';
import { ChangePasswordForm } from './account/change-password-form';
import { ProfileForm } from './account/profile-form';
import { RemoveModal, RenewModal } from './account/second-factor/password-modals';
import { SetUpModal } from './account/second-factor/set-up-modal';
import { AddToken } from './api-token/add-token';
import { AddHoliday, EditHoliday } from './holiday/holiday-form';
import { OrganisationForm } from './organisation/organisation-form';
import { AddPayLevelPage } from './pages/add-pay-level-page';
import { coveringTheDay } from './pay-level/cover-rule';
import { ShiftFeeForm } from './shift-fee/shift-fee-form';
import { AddProvider, EditProvider } from './provider/provider-form';

beforeAll(() => setRoutes([aRoute('admin', 'pay-level', '/admin/pay-level')]));
afterEach(() => localStorage.clear()); // removes the signed-in user's drafts

const ORGANISATION = { time_zone: 'Australia/Sydney', login_errors: 'exact' as const, payment_days: 14, second_factor_roles: [] };

testViolations({
  name: 'Change Password',
  draw: () => draw(<ChangePasswordForm />, { as: aUser() }),
  submit: 'screen.change_password',
  schema: changePasswordBody,
  labels: passwordLabels,
  valid: { current_password: 'Careloom#2026', password: 'Another#2026', password_confirmation: 'Another#2026' },
  unreachable: {},
});

const CAME_WITH_IT = 'comes with the key and is not a field of the form';

testViolations({
  name: 'Second factor',
  draw: () =>
    draw(
      <SetUpModal
        setUp={{ secret: 'JBSWY3DPEHPK3PXP', qr: { size: 1, path: 'M0 0h1v1h-1z' }, set_up: 'sealed' }}
        onDone={() => undefined}
        onClose={() => undefined}
      />,
      { as: aUser() },
    ),
  submit: 'factor.confirm',
  schema: secondFactor.confirm.body,
  labels: secondFactor.confirm.labels,
  valid: { set_up: 'sealed', code: '081623' },
  unreachable: { 'set_up validation.required': CAME_WITH_IT, 'set_up validation.max.string': CAME_WITH_IT },
});

for (const [name, submit, Dialog] of [
  ['New recovery codes', 'factor.renew', RenewModal],
  ['Remove second factor', 'factor.remove_title', RemoveModal],
] as const) {
  testViolations({
    name,
    draw: () => draw(<Dialog onDone={() => undefined} onClose={() => undefined} />, { as: aUser() }),
    submit,
    schema: secondFactor.remove.body,
    labels: secondFactor.remove.labels,
    valid: { current_password: 'Careloom#2026' },
    unreachable: {},
  });
}

const profile: Profile = { ...aUser(), location: { address: null, suburb: null, state: null, post_code: null } };

testViolations({
  name: 'Account Settings',
  draw: () => draw(<ProfileForm profile={profile} onDone={() => undefined} />, { as: aUser() }),
  submit: 'button.save',
  schema: changeProfileBody,
  labels: accountLabels,
  valid: {
    first_name: 'Ada',
    last_name: 'Nguyen',
    dob: '1990-01-31',
    contact_no: '0412345678',
    address: '1 Main Street',
    suburb: 'Penrith',
    state_id: '1',
    post_code: '2750',
    profile_picture: null,
  },
  unreachable: {
    ...chosenId('state_id'),
    'profile_picture validation.image': FILE,
  },
});

testViolations({
  name: 'Organisation',
  draw: () => draw(<OrganisationForm saved={ORGANISATION} onDone={() => undefined} />, { as: aUser() }),
  submit: 'button.save',
  schema: organisation.update.body,
  labels: organisation.update.labels,
  valid: { ...ORGANISATION, payment_days: '14' },
  unreachable: {
    'time_zone validation.required': CHOSEN,
    'time_zone validation.in': CHOSEN,
    'time_zone validation.max.string': CHOSEN,
    'login_errors validation.required': CHOSEN,
    'login_errors validation.in': CHOSEN,
  },
});

testViolations({
  name: 'Add token',
  draw: () => draw(<AddToken onDone={() => undefined} onClose={() => undefined} />, { as: aUser() }),
  submit: 'token.add',
  schema: apiTokens.create.body,
  labels: apiTokens.create.labels,
  valid: { name: 'Providers to the ledger', permissions: ['provider-read'], expires_on: '2027-01-31' },
  unreachable: { 'permissions validation.required': CHOSEN },
});

const BAND = { is_overnight: 0, pay_rate: '40' };

testViolations({
  name: 'Add Pay-Level',
  draw: () => draw(<AddPayLevelPage />, { as: aUser() }),
  submit: 'button.save',
  schema: coveringTheDay(payLevels.create).body,
  labels: payLevels.create.labels,
  valid: {
    name: 'Level 4',
    timings: [
      { ...BAND, start_time: '06:00', end_time: '20:00' },
      { ...BAND, start_time: '20:00', end_time: '06:00', is_overnight: 1 },
    ],
    saturday_rate: '56',
    sunday_rate: '72',
    holiday_rate: '88',
    sleep_over: '80',
    active_night: '47.50',
    crossing: 'split',
  },
  unreachable: {
    'timings validation.array': 'its rows have fields of their own',
    'crossing validation.required': CHOSEN,
    'crossing validation.in': CHOSEN,
  },
});

const provider = {
  schema: providers.create.body,
  labels: providers.create.labels,
  valid: { name: 'Wattle Care', abn: '004 085 616' },
  unreachable: {},
};
const nothing = () => undefined;

testViolations({
  ...provider,
  name: 'Add Provider',
  draw: () => draw(<AddProvider onClose={nothing} onOpen={nothing} />, { as: aUser() }),
  submit: 'form.add_provider',
});

testViolations({
  ...provider,
  name: 'Edit Provider',
  draw: () =>
    draw(<EditProvider provider={{ id: 1, name: 'A', abn: '51824753556' }} onClose={nothing} onOpen={nothing} />, { as: aUser() }),
  submit: 'button.save',
});

testViolations({
  name: 'Shift fee',
  draw: () => draw(<ShiftFeeForm percentage="7.50" onDone={nothing} />, { as: aUser() }),
  submit: 'button.save',
  schema: settings.setPercentage.body,
  labels: settings.setPercentage.labels,
  valid: { percentage: '7.5' },
  unreachable: {},
});

const NEW_YEAR: Holiday = {
  id: 1,
  date: '2028-01-03',
  name: 'New Year’s Day',
  state: { id: 1, name: 'NSW' },
  starts_at: null,
  region: null,
  provisional: 1,
};
const holiday = {
  schema: holidayBody,
  labels: holidayLabels,
  valid: { name: 'Show Day', date: '2027-07-02', state_id: '8', starts_at: null, region: null },
  unreachable: { ...chosenId('state_id'), 'region validation.max.string': CHOSEN },
};

testViolations({
  ...holiday,
  name: 'Add holiday',
  draw: () => draw(<AddHoliday onClose={nothing} />, { as: aUser() }),
  submit: 'holiday.add',
});

testViolations({
  ...holiday,
  name: 'Edit holiday',
  draw: () => draw(<EditHoliday holiday={NEW_YEAR} onClose={nothing} />, { as: aUser() }),
  submit: 'button.save',
  unreachable: { ...holiday.unreachable, 'state_id validation.required': 'has a value from the start, which a list cannot empty' },
});
