import { expect, test } from '@jest/globals';
import { heading } from '@careloom/shared/testing';
import { cleanup, screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';
import { isOpen } from './export-page';

test.each([
  ['user=1&expires=100&signature=abc', 99_000, true],
  ['user=1&expires=100&signature=abc', 100_000, false],
  ['user=1&expires=100', 99_000, false],
  ['user=1&expires=100&signature=', 99_000, false],
  ['signature=abc', 0, false],
  ['expires=soon&signature=abc', 0, false],
])('a link with %s at %i: %p', (query, now, open) => {
  expect(isOpen(new URLSearchParams(query), now)).toBe(open);
});

const LINK = '?user=1&expires=1893456000&signature=abc';

test.each([
  ['export-expense', 'Export Expenses', '/api/v1/report/export-expense'],
  ['export-invoice', 'Export Invoices', '/api/v1/report/export-invoice'],
] as const)('an open link of %s downloads its file, a closed link shows whom to ask', async (route, title, path) => {
  await drawPage(route, { as: 'super_admin', query: LINK });
  expect(heading()).toBe(title);
  expect(screen.getByText('The file is ready. This link works for five minutes after it was made.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', path + LINK);
  cleanup();
  await drawPage(route, { as: 'super_admin', query: '?user=1&expires=1&signature=abc' });
  expect(screen.getByText('Ask for a new one on the page of the report.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Download' })).not.toBeInTheDocument();
});
