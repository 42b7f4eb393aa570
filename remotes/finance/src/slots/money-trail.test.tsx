import { beforeEach, expect, test } from '@jest/globals';
import { invoices } from '@careloom/contract/resources/invoices';
import { moneyTrails } from '@careloom/contract/resources/money-trail';
import { setRoutes } from '@careloom/shared/navigation';
import { answering, aRoute, aUser, draw, json, recorded, refusal, user } from '@careloom/shared/testing';
import { screen, within } from '@testing-library/react';
import { Fill } from './money-trail';

const trail = recorded('super_admin', moneyTrails.ofShift, { id: 476 });
beforeEach(() =>
  setRoutes([
    aRoute('admin', 'invoice-details-overview', '/admin/invoices/details/:id/overview'),
    aRoute('admin', 'xeroConfig', '/admin/xero-config'),
  ]),
);
const knots = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

test('an invoiced shift shows its invoice, the state in Xero and the amount due', async () => {
  const asked = answering(json(200, trail));
  draw(<Fill shiftId={476} />, { as: aUser() });
  expect(await knots()).toEqual([
    'Invoiced$366.67INV-2026-016528 Feb 2026, less fee $29.73',
    'Xero, sync failedContact id not found.',
    'Paid$2,280.89 still dueDue by 14 Mar 2026',
  ]);
  expect(asked().map(({ uri }) => uri.replace(/^.*v1/, ''))).toEqual(['/money-trail/shift/476']);
});

test('a failure can be fixed in place with the permission', async () => {
  const bill = trail.bill && {
    ...trail.bill,
    sync: 'failed',
    reason: { code: 'xero.unreachable', text: 'Xero can not be reached.', detail: null },
  };
  const asked = answering(json(200, { ...trail, bill }), json(200, recorded('super_admin', invoices.get, { id: 184 })), json(200, trail));
  draw(<Fill shiftId={476} />, { as: aUser({ permissions: ['invoice-read', 'invoice-generate'] }) });
  const xero = (await screen.findAllByRole('listitem'))[1] as HTMLElement;
  expect(xero).toHaveTextContent('Xero, sync failedXero can not be reached.');
  await user.click(within(xero).getByRole('button', { name: 'Send again' }));
  expect(asked().map(({ method, uri }) => `${method} ${uri.replace(/^.*v1/, '')}`)).toContain('POST /xero/invoice');
});

test('without the permission no action is offered', async () => {
  answering(json(200, trail));
  draw(<Fill shiftId={476} />, { as: aUser({ permissions: ['invoice-read'] }) });
  expect((await screen.findAllByRole('listitem'))[1]).toHaveTextContent('Xero, sync failedContact id not found.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a failed read shows the message of the server and can be retried', async () => {
  answering(refusal(404, 'Shift not found.'), json(200, trail));
  draw(<Fill shiftId={476} />, { as: aUser() });
  expect(await screen.findByRole('alert')).toHaveTextContent('Shift not found.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'INV-2026-0165' })).toBeInTheDocument();
});
