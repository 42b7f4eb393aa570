import { expect, test } from '@jest/globals';
import { answering, type Asked, aUser, draw, json, refusal, user } from '@careloom/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { fullName } from '@careloom/shared/format';
import { PreviewCard } from './preview-card';

const aroha = { id: 1, first_name: 'Aroha', last_name: 'Ngata' };
const draft = {
  ...{ worker: aroha, shifts: 1, expense_count: 1, hours_of_service: '10.00', gst: '37.00', gst_registered: 1 },
  ...{ cost_of_service: '400.00', expenses: '18.40', sub_total: '418.40', shift_fees: '30.00', payable_amount: '425.40' },
};
const left = { kind: 'shift', id: 12, name: 'Morning', date: '2026-11-16', worker: aroha, reason: 'This shift is already invoiced.' };
const fit = { shift_ids: [11], expense_ids: [21] };
const TICKED = { shift_ids: [11, 12], expense_ids: [21] };
const DISCONNECTED = 'Account disconnected. Go to Masters > Xero Config and reconnect.';

/** Answers the preview request, and answers the request that generates invoices with `generated`. */
const server = (generated: ReturnType<typeof json>) =>
  answering(({ uri }: Asked) => (uri.endsWith('/preview') ? json(200, { invoices: [draft], left_out: [left], fit }) : generated));
const none = () => undefined;

test('a preview shows the sums of each invoice, and the rows left out with the reason', async () => {
  server(refusal(422, ''));
  draw(<PreviewCard ticked={TICKED} onDone={none} />, { as: aUser() });
  expect(await screen.findByText('1 invoice, $425.40')).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Invoices' })).getByRole('listitem')).toHaveTextContent(
    'Aroha Ngata$425.40Cost of Service $400.00 · Expenses $18.40 · Shift Fees −$30.00 · GST $37.00',
  );
  expect(screen.getByRole('region', { name: 'Left out' })).toHaveTextContent(
    'Aroha Ngata, 16 Nov 2026, Morning: This shift is already invoiced.',
  );
});

test('R8-035: only billable rows are generated; a refusal is shown in the card, and the selection stays', async () => {
  const asked = server(refusal(422, DISCONNECTED));
  draw(<PreviewCard ticked={TICKED} onDone={none} />, { as: aUser() });
  await user.click(await screen.findByRole('button', { name: 'Generate 1 invoice' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(DISCONNECTED);
  expect(asked().at(-1)).toMatchObject({ url: '/xero/generate-invoice', body: fit });
  expect(screen.getByRole('button', { name: 'Generate 1 invoice' })).toBeEnabled();
});

test('R8-038: a refusal names the workers unknown to Xero; once each has a contact, the invoices are generated', async () => {
  const noor = { id: 2, first_name: 'Noor', last_name: 'Aziz' };
  const known = new Set<number>();
  const contact = { xero_contact_id: 'c-1', name: 'Ngata, Aroha', email: null, same: ['name'] };
  const asked = answering(({ uri }: Asked) => {
    if (uri.endsWith('/preview')) return json(200, { invoices: [draft], left_out: [], fit });
    if (uri.endsWith('/generate-invoice')) {
      const workers = [aroha, noor].filter(({ id }) => !known.has(id));
      return workers.length > 0 ? refusal(404, 'Contact id not found.', { data: { workers } }) : refusal(422, DISCONNECTED);
    }
    const id = uri.includes('/2') ? 2 : 1;
    if (uri.includes('update-contract-id')) known.add(id);
    return uri.includes('update-contract-id') ? json(200, { id, xero_contact_id: 'c-1' }) : json(200, { items: [contact] });
  });
  draw(<PreviewCard ticked={TICKED} onDone={none} />, { as: aUser({ permissions: ['contact-id-update'] }) });
  await user.click(await screen.findByRole('button', { name: 'Generate 1 invoice' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Contact id not found. Nothing was generated: Xero has no contact for these workers.',
  );
  for (const worker of [aroha, noor]) {
    const find = screen.getByRole('button', { name: `Find contact of ${fullName(worker)}` });
    await user.click(find);
    expect(find).toHaveAttribute('aria-expanded', 'true');
    await user.click(await screen.findByRole('button', { name: 'Use this contact' }));
    await waitFor(() => expect(find).not.toBeInTheDocument());
    expect(asked().findLast(({ uri }) => uri.includes('update-contract-id'))).toMatchObject({ body: { xero_contact_id: 'c-1' } });
    if (worker === aroha) expect(screen.getByRole('button', { name: 'Find contact of Noor Aziz' })).toHaveFocus();
  }
  const generate = screen.getByRole('button', { name: 'Generate 1 invoice' });
  expect(generate).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(generate);
  expect(await screen.findByRole('alert')).toHaveTextContent(DISCONNECTED);
  expect(screen.queryByRole('button', { name: /^Find contact/ })).toBeNull();
});
