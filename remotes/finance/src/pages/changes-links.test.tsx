import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test.each([
  ['invoice-details-overview', { id: 135 }, 'record=invoices&record_id=135'],
  ['expenses-detail', { id: 121 }, 'record=expenses&record_id=121'],
] as const)('%s links to all changes of the record', async (route, params, query) => {
  await drawPage(route, { as: 'super_admin', params, linked: { 'settings:audit': '/admin/audit' } });
  expect(screen.getByRole('link', { name: 'All changes' })).toHaveAttribute('href', `/admin/audit?${query}`);
});
