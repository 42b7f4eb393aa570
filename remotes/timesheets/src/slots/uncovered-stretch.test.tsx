import { expect, test } from '@jest/globals';
import { setRoutes } from '@careloom/shared/navigation';
import { aRoute, aUser, draw } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { Fill } from './uncovered-stretch';

test('uncovered hours link to the schedule of the day on which they begin, in the time zone of the house', async () => {
  setRoutes([aRoute('shared', 'shiftSchedule', '/:type/timesheet/:shiftType', { where: { shiftType: ['schedule'] } })]);
  draw(<Fill houseId={2} from="2026-03-01T20:30:00.000Z" to="2026-03-02T06:00:00.000Z" timeZone="Australia/Sydney" />, { as: aUser() });
  expect(await screen.findByRole('link', { name: 'Find a worker for Mon 07:30' })).toHaveAttribute(
    'href',
    '/admin/timesheet/schedule?from=2026-03-02&to=2026-03-02',
  );
});
