import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test.each([
  ['house-details-overview', { id: 2 }, 'record=houses&record_id=2'],
  ['house-participant-details', { id: 2, participantId: 6 }, 'record=participants&record_id=6'],
  ['support-worker-details-overview', { type: 'support-workers', id: 15 }, 'record=users&record_id=15'],
  ['my-team-details-overview', { id: 5 }, 'record=users&record_id=5'],
] as const)('%s links to all changes of the record', async (route, params, query) => {
  await drawPage(route, { as: 'super_admin', params, linked: { 'settings:audit': '/admin/audit' } });
  expect(screen.getByRole('link', { name: 'All changes' })).toHaveAttribute('href', `/admin/audit?${query}`);
});
