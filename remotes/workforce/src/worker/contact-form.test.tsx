import { supportWorkers } from '@careloom/contract/resources/support-workers';
import { useToasts } from '@careloom/shared/chrome';
import { answering, aUser, draw, json, recorded, refusal, user } from '@careloom/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ConfirmContacts } from './confirm-contacts';
import { ContactForm } from './contact-form';

const LINKED = recorded('super_admin', supportWorkers.get, { id: 15 });
const OTHER = { ...LINKED, id: 16, first_name: 'Lin', last_name: 'Chen' };

test('with an empty id the contact is looked up by email; an email unknown to Xero is reported and kept', async () => {
  const asked = answering(refusal(404, 'Contact id not found.'), json(200, { id: 15, xero_contact_id: 'a-1' }));
  const onClose = jest.fn();
  draw(<ContactForm worker={LINKED} onClose={onClose} />, { as: aUser() });
  const field = await screen.findByLabelText(/^Xero Contact ID/);
  expect(field).toHaveValue(LINKED.xero_contact_id);
  const name = screen.getByText('Bartholomew Fitzgerald-Montgomery');
  expect(name.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(field).toHaveAccessibleDescription(`Left empty, the contact with ${LINKED.email} is looked up in Xero.`);
  await user.clear(field);
  await user.type(field, 'unknown');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Contact id not found.');
  expect(field).toHaveValue('unknown');
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked().map(({ url, body }) => [url, body])).toEqual([
    ['/support-worker/15/update-contract-id', { xero_contact_id: 'unknown' }],
    ['/support-worker/15/update-contract-id', { xero_contact_id: null }],
  ]);
});

test('the contacts of several workers are looked up after a confirmation, and those missing in Xero are named', async () => {
  const asked = answering(json(200, { updated: [{ id: 15, xero_contact_id: 'a-1' }], failed: [16] }));
  const onDone = jest.fn();
  draw(<ConfirmContacts workers={[LINKED, OTHER]} onDone={onDone} onClose={() => undefined} />, { as: aUser() });
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Are you sure you want to look up the Xero contacts of 2 support workers?');
  await user.click(within(question).getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(asked()[0]?.body).toEqual({ ids: [15, 16] });
  expect(useToasts.getState().toasts.map(({ kind, text }) => [kind, text])).toContainEqual([
    'warning',
    'Xero has no contact with the e-mail of Lin Chen.',
  ]);
});

test('when Xero has none of them they stay selected', async () => {
  answering(refusal(404, 'Contact id not found.'));
  const [onDone, onClose] = [jest.fn(), jest.fn()];
  draw(<ConfirmContacts workers={[LINKED]} onDone={onDone} onClose={onClose} />, { as: aUser() });
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Are you sure you want to look up the Xero contact of 1 support worker?');
  await user.click(within(question).getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onDone).not.toHaveBeenCalled();
});
