import { expect, test } from '@jest/globals';
import { heading } from '@careloom/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('before any earnings the month shows the rostered amount', async () => {
  await drawPage('earnings', { as: 'worker' });
  expect(heading()).toBe('Earnings');
  expect(screen.getByText('March 2026')).toBeInTheDocument();
  expect(screen.getByText('Rostered')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Waiting for approval/ })).toBeInTheDocument();
  expect(screen.queryByText(/^After the/)).not.toBeInTheDocument();
});

test('every line of a month opens its shifts and shows hours, rate and amount', async () => {
  await drawPage('earnings', { as: 'worker', query: '?month=2026-02' });
  const line = screen.getByRole('button', { name: /^Sunday/ });
  expect(line).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(line);
  expect(line).toHaveAttribute('aria-expanded', 'true');
  const shifts = within(line.closest('li') as HTMLElement);
  expect(shifts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    ['1', '8', '15', '22'].map((day) => `${day} Feb 2026 07:00–09:30, Banksia House$180.00`),
  );
});

test('the amount after the fee is paid or pending, with its invoices', async () => {
  await drawPage('earnings', { as: 'worker', query: '?month=2026-02' });
  expect(screen.getByRole('heading', { name: 'After the 7.5 % fee' })).toBeInTheDocument();
  expect(screen.getByText(/^Paid \$/)).toBeInTheDocument();
  expect(screen.getByText(/^Coming \$/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'INV-2026-0135' })).toHaveAttribute('href', '/worker/invoices/details/135/overview');
});
