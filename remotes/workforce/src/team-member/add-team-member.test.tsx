import { answering, aUser, draw, json, user } from '@careloom/shared/testing';
import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AddTeamMember } from './add-team-member';

afterEach(() => localStorage.clear()); // removes the draft

/** The form as seen by a user with the given permissions. */
async function typesFor(permissions: readonly ('my-team-create' | 'my-team-update')[]) {
  answering(() => json(200, []));
  draw(<AddTeamMember onClose={() => undefined} onDone={() => undefined} />, { as: aUser({ permissions: [...permissions] }) });
  return screen.findByLabelText(/^Member Type/);
}
const offered = (type: HTMLElement) =>
  within(type)
    .getAllByRole<HTMLOptionElement>('option')
    .filter(({ value }) => value !== '')
    .map(({ textContent }) => textContent);

test('only users who may change team members can add a super admin', async () => {
  expect(offered(await typesFor(['my-team-create', 'my-team-update']))).toEqual(['Super Admin', 'Senior Manager', 'Team Leader']);
});

test('without that permission two types are offered', async () => {
  expect(offered(await typesFor(['my-team-create']))).toEqual(['Senior Manager', 'Team Leader']);
});

test('only a team leader reports to a senior manager, and the form states that the new member is mailed a link', async () => {
  const type = await typesFor(['my-team-create']);
  expect(screen.getByText('A link to set a password is mailed to the new member.')).toBeVisible();
  await user.selectOptions(type, 'Senior Manager');
  expect(screen.queryByLabelText(/^Senior Manager/)).toBeNull();
  await user.selectOptions(type, 'Team Leader');
  expect(await screen.findByLabelText(/^Senior Manager/)).toBeVisible();
});
