import { afterEach, expect, test } from '@jest/globals';
import { select, useSelection } from '@careloom/shared/chrome';
import { cards, heading } from '@careloom/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawPage } from '../testing/draw-page';

afterEach(() => useSelection.setState({ shifts: [], expenses: [] }));

const workers = () => [...document.querySelectorAll('ul > li')].map((item) => item.textContent);

test('R8-043: approved work without an invoice is grouped by worker, and generating requires a selection', async () => {
  await drawPage('finance:generate', { as: 'super_admin' });
  expect(heading()).toBe('Generate invoices');
  expect(workers().slice(0, 3)).toEqual([
    'Aroha Ngata-Williams17 shifts, 3 expenses$5,330.67',
    'Bartholomew Fitzgerald-Montgomery8 shifts$2,747.10',
    'Callum MacKenzie3 shifts$969.00',
  ]);
  expect(cards()).toMatchObject({ Preview: 'Nothing is selected. Generate invoice' });
  await userEvent.click(screen.getByRole('button', { name: 'Generate invoice' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please select shift or expense.');
});

test('the work of a worker is shown with house and amount', async () => {
  await drawPage('finance:generate', { as: 'super_admin' });
  const [show] = screen.getAllByRole('button', { name: /^Show the work of / });
  if (!show) throw new Error('No work.');
  await userEvent.click(show);
  expect(show).toHaveAttribute('aria-expanded', 'true');
  const list = document.getElementById(show.getAttribute('aria-controls') ?? '');
  const items = within(list ?? document.body)
    .getAllByRole('checkbox')
    .map((box) => box.closest('li')?.textContent);
  expect([items.length, items[0], items.at(-1)]).toEqual([
    20,
    '30 Nov 2025, Medication and breakfast round, 2.50 hBanksia House$180.00',
    '27 Feb 2026, Train to KatoombaBanksia House$18.04',
  ]);
});

test('rows that no longer exist are not selected', async () => {
  select('shifts', [999_999]);
  await drawPage('finance:generate', { as: 'super_admin' });
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
});

test('the work can be filtered by house, and the address keeps the house', async () => {
  await drawPage('finance:generate', { as: 'super_admin' });
  const all = workers().length;
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'House' }), 'Banksia House');
  await waitFor(() => expect(workers().length).toBeLessThan(all));
  expect(workers()[0]).toBe('Aroha Ngata-Williams1 shift, 3 expenses$238.67');
  expect(globalThis.location.search).toBe('?house_id=1');
});
