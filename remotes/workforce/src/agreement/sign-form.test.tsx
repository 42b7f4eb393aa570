import { agreements, type ServiceAgreement } from '@careloom/contract/resources/agreements';
import { answering, aUser, draw, json, recorded, refusal, user } from '@careloom/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { SignForm } from './sign-form';

const AWAITING: ServiceAgreement = {
  ...recorded('worker', agreements.get, { id: 2 }),
  status: 'awaiting_signature',
  document_sha256: 'a1b2',
};

async function sign() {
  const onSigned = jest.fn();
  const onRefused = jest.fn();
  draw(<SignForm agreement={AWAITING} onSigned={onSigned} onRefused={onRefused} />, { as: aUser() });
  await user.type(await screen.findByLabelText('Signature'), 'Aroha Ngata-Williams');
  await user.click(screen.getByRole('checkbox', { name: /^I have read/ }));
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  return { onSigned, onRefused };
}

test('a typed name is a signature; it is sent with the consents and the hash of the document shown', async () => {
  const asked = answering(() => json(200, { ...AWAITING, status: 'signed' }));
  const { onSigned } = await sign();
  await waitFor(() => expect(onSigned).toHaveBeenCalled());
  expect(asked()).toEqual([
    expect.objectContaining({
      method: 'PUT',
      body: { signature: 'Aroha Ngata-Williams', accepted: 1, document_sha256: 'a1b2' },
    }),
  ]);
});

test('the form states what is stored with a signature', async () => {
  answering(() => json(200, AWAITING));
  draw(<SignForm agreement={AWAITING} onSigned={() => undefined} onRefused={() => undefined} />, { as: aUser() });
  expect(await screen.findByText('Kept with it: the time, your device, the exact document.')).toBeVisible();
});

test.each([
  ['it was replaced or terminated', 'This service agreement is not awaiting signature.'],
  ['its document was changed', 'This record was changed in the meantime. Reload it and try again.'],
])('when %s meanwhile, the refusal is shown, the typed name stays, and the agreement is read again', async (_why, sentence) => {
  answering(() => refusal(422, sentence));
  const { onSigned, onRefused } = await sign();
  await waitFor(() => expect(onRefused).toHaveBeenCalled());
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByLabelText('Signature')).toHaveValue('Aroha Ngata-Williams');
  expect(screen.getByRole('checkbox', { name: /^I have read/ })).toBeChecked();
  expect(onSigned).not.toHaveBeenCalled();
});

test('without a name and a tick nothing is sent, and each field has its error', async () => {
  const asked = answering(() => json(200, AWAITING));
  draw(<SignForm agreement={AWAITING} onSigned={() => undefined} onRefused={() => undefined} />, { as: aUser() });
  await user.click(await screen.findByRole('button', { name: 'Sign' }));
  const name = screen.getByLabelText('Signature');
  await waitFor(() => expect(name).toHaveAccessibleDescription(expect.stringContaining('Signature is required')));
  const box = screen.getByRole('checkbox', { name: /^I have read/ });
  expect(box).toHaveAccessibleDescription('Consent must be accepted.');
  expect(box).toHaveAttribute('aria-invalid', 'true');
  await user.click(box);
  expect(box).toHaveAttribute('aria-invalid', 'false');
  expect(asked()).toEqual([]);
});
