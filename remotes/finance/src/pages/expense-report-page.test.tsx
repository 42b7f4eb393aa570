import { expect, test } from '@jest/globals';
import { heading, table } from '@careloom/shared/testing';
import { screen, within } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('R2-030: the expense report shows the sums of expenses by house and state', async () => {
  await drawPage('expense-report', { as: 'super_admin' });
  expect(heading()).toMatch(/^Expenses Report \d+$/);
  const { heads, rows } = table();
  expect(heads).toEqual(['House', 'Expenses', 'Approved', 'Pending', 'Rejected', 'Approved, pending, rejected', 'Amount']);
  expect(rows[0]?.[5]).toMatch(/^Approved \$[\d,.]+, Pending \$[\d,.]+, Rejected \$[\d,.]+$/);
  const terms = within(screen.getByLabelText('How the totals are made')).getAllByRole('definition');
  const [approved = 0, pending = 0, rejected = 0, amount = 0] = terms.map(({ textContent }) => Number(textContent?.replace(/[^\d]/g, '')));
  expect(approved + pending + rejected).toBe(amount);
});

test('by month, a row is a month and links to its expenses', async () => {
  await drawPage('expense-report', { as: 'super_admin', query: '?by=month' });
  expect(table().rows[0]?.[0]).toMatch(/^[A-Z][a-z]+ 20\d\d$/);
  const [first] = within(screen.getByRole('table')).getAllByRole('link');
  expect(first?.getAttribute('href')).toMatch(/^\/admin\/expense-report\?from=(20\d\d-\d\d)-01&to=\1-\d\d&by=record$/);
});
