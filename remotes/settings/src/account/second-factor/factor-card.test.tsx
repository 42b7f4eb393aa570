import { expect, test } from '@jest/globals';
import type { OwnFactor } from '@careloom/contract/resources/second-factor';
import { answering, aUser, draw, json, refusal, user } from '@careloom/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { FactorCard } from './factor-card';

const NONE: OwnFactor = { on: 0, since: null, required: 0, recovery_left: 0 };
const ON: OwnFactor = { on: 1, since: '2026-03-01T22:00:00.000Z', required: 0, recovery_left: 8 };
const CODES = ['AB2CD-EF3GH', 'JK4MN-PQ5RS'];
const show = (factor: OwnFactor) => draw(<FactorCard factor={factor} />, { as: aUser() });
const card = () => screen.getByRole('region', { name: /Second factor/ });
const press = (name: string, inside = document.body) => user.click(within(inside).getByRole('button', { name }));

test('it is set up with the key shown, and the recovery codes are shown once', async () => {
  const setUp = { secret: 'JBSWY3DPEHPK3PXP', qr: { size: 2, path: 'M0 0h1v1h-1z' }, set_up: 'sealed' };
  const wrong = refusal(422, 'Unprocessable Entity.', { errors: { code: ['This code is wrong or was used already.'] } });
  const asked = answering(json(200, setUp), wrong, json(200, { recovery_codes: CODES }, 'Second factor set up.'));
  show(NONE);
  expect(card()).toHaveTextContent('A code from your phone after the password');
  await press('Set up');
  const dialog = await screen.findByRole('dialog', { name: 'Set up a second factor' });
  expect(await within(dialog).findByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  expect(within(dialog).getByRole('img', { name: 'The key as a QR code' })).toHaveAttribute('viewBox', '-4 -4 10 10');
  const code = within(dialog).getByLabelText('Code');
  await user.type(code, '081 622');
  await press('Confirm', dialog);
  await waitFor(() => expect(code).toHaveAccessibleDescription('This code is wrong or was used already.'));
  expect(code).toHaveValue('081 622');
  await user.type(code, '{Backspace}3');
  await press('Confirm', dialog);
  const codes = await screen.findByRole('dialog', { name: 'Keep your recovery codes' });
  expect(asked().map(({ url, body }) => [url, body])).toEqual([
    ['/auth/second-factor/start', {}],
    ['/auth/second-factor', { set_up: 'sealed', code: '081 622' }],
    ['/auth/second-factor', { set_up: 'sealed', code: '081 623' }],
  ]);
  const list = within(codes).getByRole('list', { name: 'Recovery codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(CODES);
  const file = within(codes).getByRole('link', { name: 'Download' });
  expect(file).toHaveAttribute('download', 'careloom-recovery-codes.txt');
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(CODES.join('\r\n'));
  await press('I have kept them', codes);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('once set up it shows the date and the codes left; new codes and removal need the password', async () => {
  const asked = answering(json(200, { recovery_codes: CODES }), json(200, {}));
  show(ON);
  expect(card()).toHaveTextContent('Second factorOnSet up on 2 Mar 2026. 8 of 10 recovery codes left.');
  await press('New recovery codes');
  const renew = await screen.findByRole('dialog', { name: 'New recovery codes' });
  await user.type(await within(renew).findByLabelText('Current password'), 'Careloom#2026');
  await press('New recovery codes', renew);
  await press('I have kept them', await screen.findByRole('dialog', { name: 'Keep your recovery codes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Remove');
  const remove = await screen.findByRole('dialog', { name: 'Remove second factor' });
  await user.type(await within(remove).findByLabelText('Current password'), 'Careloom#2026');
  await press('Remove second factor', remove);
  await waitFor(() =>
    expect(asked().map(({ url, body }) => [url, body])).toEqual([
      ['/auth/second-factor/recovery-codes', { current_password: 'Careloom#2026' }],
      ['/auth/second-factor/remove', { current_password: 'Careloom#2026' }],
    ]),
  );
});

test('when the role requires it, it can not be removed; the text for one code left is singular', () => {
  show({ ...ON, required: 1, recovery_left: 1 });
  expect(card()).toHaveTextContent('1 of 10 recovery codes left. Your role needs it, so it can not be removed.');
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});

test('when the role requires a second factor and there is a passkey too, the app can be removed', async () => {
  const passkey = { id: 1, name: 'Phone', created_at: '2026-03-01T22:00:00.000Z', last_used_at: null };
  answering(json(200, { passkeys: [passkey] }));
  show({ ...ON, app: 1, required: 1 });
  expect(await screen.findByRole('button', { name: 'Remove' })).toBeInTheDocument();
  expect(card()).not.toHaveTextContent('Your role needs it');
});
