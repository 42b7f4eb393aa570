import { houses } from '@careloom/contract/resources/houses';
import { useToasts } from '@careloom/shared/chrome';
import { answering, aUser, draw, json, recorded, refusal, user } from '@careloom/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ConfirmDeleteHouse } from './confirm-delete-house';

const HOUSE = recorded('super_admin', houses.get, { id: 2 });

async function confirm() {
  const [onDone, onClose] = [jest.fn(), jest.fn()];
  draw(<ConfirmDeleteHouse house={HOUSE} onDone={onDone} onClose={onClose} />, { as: aUser() });
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Are you sure you want to delete this record?');
  expect(question).toHaveTextContent('Saltbush CottagePenrith NSW 2750');
  expect(question).toHaveTextContent('Participants4');
  expect(question).toHaveTextContent('Its participants, shifts and invoices stay on record.');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  return onDone;
}

test('a house is deleted after a confirmation that shows its leader, its participants and what is kept', async () => {
  const asked = answering(json(200, {}));
  expect(await confirm()).toHaveBeenCalled();
  expect(asked().map(({ method, url }) => [method, url])).toEqual([['DELETE', '/house/2']]);
});

test('a house with jobs is not deleted: the message of the server is shown', async () => {
  answering(refusal(422, 'This house has active jobs and can not be deleted.'));
  expect(await confirm()).not.toHaveBeenCalled();
  expect(useToasts.getState().toasts.map(({ text }) => text)).toContain('This house has active jobs and can not be deleted.');
});
