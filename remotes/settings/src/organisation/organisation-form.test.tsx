import { expect, test } from '@jest/globals';
import { answering, aUser, draw, json, refusal, user } from '@careloom/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { OrganisationForm } from './organisation-form';

const SAVED = { time_zone: 'Australia/Sydney', login_errors: 'exact' as const, payment_days: 14 };
const show = (roles?: string[]) =>
  draw(<OrganisationForm saved={{ ...SAVED, ...(roles && { second_factor_roles: roles }) }} onDone={() => undefined} />, { as: aUser() });
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

test('a second factor is required by role; a refusal is shown at the roles, and the choice stays', async () => {
  const own = 'Set up your own second factor first, so that you are not locked out.';
  const refused = refusal(422, 'Unprocessable Entity.', { errors: { second_factor_roles: [own] } });
  const asked = answering(refused, json(200, SAVED));
  show(['worker']);
  await user.click(screen.getByRole('checkbox', { name: 'Super Admin' }));
  await save();
  expect((await screen.findAllByText(own)).length).toBeGreaterThan(0);
  expect(screen.getByRole('checkbox', { name: 'Super Admin' })).toBeChecked();
  expect(asked()[0]?.body).toMatchObject({ second_factor_roles: ['super_admin', 'worker'] });
});

test('an earlier server without second factors gets no such field', async () => {
  const asked = answering(json(200, SAVED));
  show();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.clear(screen.getByLabelText('Payment days'));
  await user.type(screen.getByLabelText('Payment days'), '30');
  await save();
  await waitFor(() => expect(asked()[0]?.body).toEqual({ ...SAVED, payment_days: 30 }));
});
