import { afterEach, expect, jest, test } from '@jest/globals';
import { useSelection } from '@careloom/shared/chrome';
import { heading, table } from '@careloom/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

const inWideWindow = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    media,
    matches: media === '(min-width: 1181px)',
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }));
afterEach(() => void jest.restoreAllMocks());

const panel = () => screen.getByRole('region', { name: 'Expense and receipt' });
const press = (key: string) => act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));

test('Expenses shows title and worker, job and house, date, who added it, amount and state', async () => {
  await drawPage('expenses', { as: 'super_admin' });
  expect(heading()).toBe('Expenses 129');
  expect(table()).toEqual({
    heads: ['Title', 'Job', 'Date', 'Added By', 'Amount', 'Status'],
    rows: [
      ['Entry to the aquatic centre Lin Chen', 'Full-time key worker Mulga House', '1 Mar 2026', 'Lin Chen', '$14.47', 'Pending'],
      [
        'Entry to the aquatic centre Liam Sullivan',
        'Evening personal care Saltbush Cottage',
        '1 Mar 2026',
        'Liam Sullivan',
        '$12.95',
        'Pending',
      ],
      [
        'Phone credit for a participant Liam Sullivan',
        'Evening personal care Saltbush Cottage',
        '1 Mar 2026',
        'Liam Sullivan',
        '$26.66',
        'Approved',
      ],
    ],
  });
  expect(screen.queryByRole('region', { name: 'Expense and receipt' })).not.toBeInTheDocument();
  expect((await screen.findByText('$761.81')).parentElement).toHaveTextContent('35 Pending · $761.81');
});

test('in a wide window the first expense is shown beside the list with its receipt, and J and K move', async () => {
  inWideWindow();
  await drawPage('expenses', { as: 'super_admin' });
  expect(table().heads).toEqual(['Title', 'Date', 'Amount', 'Status']);
  expect(within(panel()).getByRole('heading', { name: 'Entry to the aquatic centre' })).toBeInTheDocument();
  expect(panel()).toHaveTextContent('Lin Chen · 1 Mar 2026$14.47');
  expect(panel()).toHaveTextContent('Mulga House');
  press('j');
  press('j');
  expect(within(panel()).getByRole('heading', { name: 'Phone credit for a participant' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Phone credit/ })).toHaveFocus();
  expect(within(panel()).queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  press('k');
  expect(panel()).toHaveTextContent('$12.95');
  expect(within(panel()).getByRole('button', { name: 'Approve' })).toBeInTheDocument();
});

test('R opens the reason under a smaller receipt; the avatar is the one of the list; invoices can be generated', async () => {
  inWideWindow();
  await drawPage('expenses', { as: 'super_admin' });
  const row = screen.getByRole('button', { name: /^Entry to the aquatic centre Lin/ });
  const faces = [row, panel()].map((place) => place.querySelector('.cl-av')?.innerHTML);
  expect(faces[0]).toBe(faces[1]);
  expect(faces[0]).toMatch(/^<img .*src="\S+"/);
  expect(screen.getByRole('link', { name: 'Generate invoice' })).toHaveAttribute('href', '/admin/invoice/generate');
  expect(within(panel()).getByRole('link', { name: 'Expense Detail' })).toBeVisible();
  press('r');
  expect(await screen.findByLabelText('Please enter the reason for rejection.')).toHaveFocus();
  expect(panel().querySelector('[data-low]')).not.toBeNull();
  expect(within(panel()).queryByRole('link', { name: 'Expense Detail' })).not.toBeInTheDocument();
  fireEvent.click(within(panel()).getByRole('button', { name: 'Cancel' }));
  expect(panel().querySelector('[data-low]')).toBeNull();
  expect(within(panel()).getByRole('link', { name: 'Expense Detail' })).toBeVisible();
});

test('R4-072: the ids of selected expenses are kept, and the pending ones are approved together', async () => {
  await drawPage('expenses', { as: 'super_admin' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  const [first, second, third] = useSelection.getState().expenses;
  expect([typeof first, typeof second, typeof third]).toEqual(['number', 'number', 'number']);
  fireEvent.click(within(screen.getByRole('region', { name: 'Selection' })).getByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Are you sure you want to approve 2 expenses of $27.42?');
  expect(dialog).toHaveTextContent('1 other of those selected is left as it is.');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(useSelection.getState().expenses).toEqual([]);
});

test('a team leader sees the receipt, without decision buttons', async () => {
  inWideWindow();
  await drawPage('expenses', { as: 'team_leader' });
  expect(panel()).toHaveTextContent('Expense Detail');
  for (const name of ['Approve', 'Reject']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Generate invoice' })).not.toBeInTheDocument();
  press('r');
  expect(screen.queryByLabelText('Please enter the reason for rejection.')).not.toBeInTheDocument();
});

test('a worker sees the own expenses without a column of names', async () => {
  await drawPage('expenses', { as: 'worker' });
  expect(heading()).toBe('Expenses 50');
  expect(table()).toEqual({
    heads: ['Title', 'Job', 'Date', 'Added By', 'Amount', 'Status'],
    rows: [
      ['Art materials', 'Medication and breakfast round Banksia House', '1 Mar 2026', 'Aroha Ngata-Williams', '$31.91', 'Pending'],
      [
        'Batteries for the hoist remote',
        'Medication and breakfast round Banksia House',
        '27 Feb 2026',
        'Aroha Ngata-Williams',
        '$10.55',
        'Pending',
      ],
      ['Train to Katoomba', 'Medication and breakfast round Banksia House', '27 Feb 2026', 'Aroha Ngata-Williams', '$18.04', 'Approved'],
    ],
  });
});

test('without records it says so', async () => {
  await drawPage('expenses', { as: 'team_leader', isEmpty: true });
  expect(heading()).toBe('Expenses 0');
  expect(table().rows).toEqual([]);
  expect(screen.getByText('Nothing has been added yet.')).toBeInTheDocument();
});
