import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('a job links to all changes of its record', async () => {
  await drawPage('job-details-overview', { as: 'super_admin', params: { id: 41 }, linked: { 'settings:audit': '/admin/audit' } });
  expect(screen.getByRole('link', { name: 'All changes' })).toHaveAttribute('href', '/admin/audit?record=jobs&record_id=41');
});
