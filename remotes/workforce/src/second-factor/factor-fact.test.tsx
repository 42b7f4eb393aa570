import { expect, test } from '@jest/globals';
import { answering, aUser, draw, json, user } from '@careloom/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { FactorFact } from './factor-fact';

const PERSON = { id: 5, first_name: 'Eleni', last_name: 'Economou', email: 'leader@careloom.test', sm_profile_picture_url: null };
const NONE = { on: 0, since: null, required: 0 };
const ON = { on: 1, since: '2026-03-01T22:00:00.000Z', required: 0 };
const RESET = 'Reset the second factor of Eleni Economou';

test('the second factor of another user is reset after a confirmation that shows the effect', async () => {
  const asked = answering(json(200, ON), json(200, NONE, 'Second factor reset.'), json(200, NONE));
  draw(<FactorFact person={PERSON} />, { as: aUser() });
  expect(await screen.findByText('Since 2 Mar 2026')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: RESET }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Are you sure you want to reset this second factor?');
  expect(dialog).toHaveTextContent('The person is logged out everywhere and told by e-mail.');
  await user.click(within(dialog).getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(asked()[1]).toMatchObject({ method: 'POST', url: '/users/5/second-factor/reset' }));
  expect(await screen.findByText('Not set up')).toBeInTheDocument();
});

test('the own second factor is not reset here, and a missing one required by the role is shown as due', async () => {
  answering(json(200, ON));
  const { unmount } = draw(<FactorFact person={PERSON} />, { as: { ...aUser(), id: 5 } });
  expect(await screen.findByText('Since 2 Mar 2026')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  answering(json(200, { ...NONE, required: 1 }));
  draw(<FactorFact person={{ ...PERSON, id: 6 }} />, { as: aUser() });
  expect(await screen.findByText('Due at the next login')).toBeInTheDocument();
});
