import { myTeam } from '@careloom/contract/resources/my-team';
import { answering, aUser, draw, json, recorded, refusal, user } from '@careloom/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ConfirmDeleteMember } from './confirm-delete-member';

const MEMBER = recorded('super_admin', myTeam.get, { id: 5 });

async function confirm() {
  const [onDone, onClose] = [jest.fn(), jest.fn()];
  draw(<ConfirmDeleteMember member={MEMBER} onDone={onDone} onClose={onClose} />, { as: aUser() });
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent(`${MEMBER.first_name} ${MEMBER.last_name}${MEMBER.email}`);
  expect(question).toHaveTextContent('Member TypeTeam Leader');
  expect(question).toHaveTextContent('The account is closed and signed out everywhere. What they did stays on record.');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  return onDone;
}

test('a member is deleted after a confirmation that shows the name and the effect on the account', async () => {
  const asked = answering(json(200, {}));
  expect(await confirm()).toHaveBeenCalled();
  expect(asked().map(({ method, url }) => [method, url])).toEqual([['DELETE', '/my-team/5']]);
});

test('a member whose deletion is refused stays in the list', async () => {
  answering(refusal(422, 'This team member can not be deleted.'));
  expect(await confirm()).not.toHaveBeenCalled();
});
