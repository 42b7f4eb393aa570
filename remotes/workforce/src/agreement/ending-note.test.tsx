import { expect, jest, test } from '@jest/globals';
import { supportWorkers } from '@careloom/contract/resources/support-workers';
import { answering, aUser, draw, json, recorded, user } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { EndingNote } from './ending-note';

const WORKER = recorded('super_admin', supportWorkers.get, { id: 15 });
const AGREEMENT = {
  ...{ id: 1, user_id: 15, provider: { id: 1, name: 'Careloom' }, first_name: 'Aroha', last_name: 'Ngata', services: 'Support' },
  ...{ commencement_date: '2025-11-26', hours_of_work: '24', term: 12, end_date: '2026-11-25', additional_requirements: null },
  ...{ abn: '51824753556', pay_level: { id: 1, name: 'Level 2' }, agreement_date: null, status: 'signed', terminate_reason: null },
  ...{ expiry_message: null, signed_at: null, document_url: null, version: 1, document_sha256: null, verify_url: null },
};
const AFTER = { ...AGREEMENT, id: 2, end_date: '2027-11-25' };
const pageOf = (items: object[], total = items.length) => json(200, { items, page: 1, per_page: 100, last_page: 1, total });
const as = aUser({ permissions: ['timesheet-read', 'service-agreement-create'] });

const drawNote = (others: object[], shiftsAfter = 0, permissions = as.permissions) => {
  const onSend = jest.fn();
  const asked = answering(({ url }) => (url === '/shift' ? pageOf([], shiftsAfter) : pageOf([AGREEMENT, ...others])));
  draw(<EndingNote worker={WORKER} endDate="2026-11-25" onSend={onSend} />, { as: { ...as, permissions } });
  return { onSend, asked };
};
const send = () => screen.queryByRole('button', { name: 'Send Service Agreement' });

test.each([
  [6, 'Without a new one the 6 shifts rostered after it can not be worked.'],
  [1, 'Without a new one the shift rostered after it can not be worked.'],
])('an agreement that ends before %i shifts shows the consequence, and a new one can be sent', async (count, words) => {
  const { onSend, asked } = drawNote([], count);
  expect(await screen.findByText('The service agreement ends on 25 Nov 2026.')).toBeInTheDocument();
  expect(await screen.findByText(words, { exact: false })).toBeInTheDocument();
  const uris = asked().map(({ uri }) => decodeURIComponent(uri));
  expect(uris.find((uri) => uri.includes('/shift?'))).toMatch(/worker_id=15&status=published,confirmed&from=2026-11-26&per_page=1$/);
  await user.click(await screen.findByRole('button', { name: 'Send Service Agreement' }));
  expect(onSend).toHaveBeenCalledTimes(1);
});

test.each([
  ['signed', 'A new one until 25 Nov 2027 is signed.'],
  ['awaiting_signature', 'A new one until 25 Nov 2027 waits for the signature.'],
])('when a new one is %s, the note shows that, and none can be sent', async (status, words) => {
  drawNote([{ ...AFTER, status }], 6);
  expect(await screen.findByText(words, { exact: false })).toBeInTheDocument();
  expect(send()).toBeNull();
});

test('the note is shown also without permission to send agreements or read shifts', async () => {
  const { asked } = drawNote([], 6, []);
  expect(await screen.findByText('Without a new one no shift after it can be worked.', { exact: false })).toBeInTheDocument();
  expect(send()).toBeNull();
  expect(asked().some(({ url }) => url === '/shift')).toBe(false);
});
