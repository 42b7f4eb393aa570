import { expect, test } from '@jest/globals';
import { cards, headFacts, heading, slots } from '@careloom/shared/testing';
import { screen, within } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('a house shows its coverage, participants, workers, address, contacts and totals', async () => {
  await drawPage('house-details-overview', { as: 'super_admin', params: { id: 2 } });
  expect(heading()).toBe('Saltbush Cottage Active');
  expect(headFacts()).toEqual({
    Address: '3 Castlereagh Street, Penrith NSW 2750',
    'Team Leader': 'Eleni Economou',
    'Contact Number': '07 8267 6730',
  });
  expect(cards()).toEqual({
    'Covered until Wednesday night, but for 45 hours':
      'Mon 2 Mar Nobody 11:00–17:00 Mon 2 Mar Liam 17:00–21:00 Mon 2 Mar Mei 19:00–08:00 Mon 2 Mar Samuel 22:00–06:00 Tue 3 Mar Nobody 08:00–Wed 23:00',
    Contact: {
      'First Name': 'Eleni',
      'Last Name': 'Economou',
      Email: 'saltbush-cottage@careloom.test',
      'Contact Number': '07 8267 6730',
      Address: '3 Castlereagh Street',
      Suburb: 'Penrith',
      State: 'NSW',
      'Post Code': '2750',
      Gender: 'female',
    },
    '': { 'March, worked': '$0.00', 'March, expenses': '$39.61', 'Sleep overs': '0' },
    Totals: { Participants: '4', Jobs: '8', Workers: '3', Invoices: '30', Expenses: '13' },
    Workers: 'Liam Sullivan Mei Wong Samuel Adeyemi',
  });
  const faces = [...document.querySelectorAll('.cl-who:has(img)')].map(({ textContent }) => textContent);
  expect(faces).toEqual(['Eleni EconomouTeam Leader', 'Liam Sullivan', 'Mei Wong', 'Samuel Adeyemi']);
  expect(document.querySelectorAll('ol .cl-av > img')).toHaveLength(3);
  expect(slots()).toEqual([
    'uncovered-stretch {"houseId":2,"from":"2026-03-02T00:00:00.000Z","to":"2026-03-02T06:00:00.000Z","timeZone":"Australia/Sydney"}',
  ]);
  const residents = within(screen.getByRole('region', { name: 'Participants' })).getAllByRole('listitem');
  expect(residents.map((resident) => [...(resident.firstElementChild?.children ?? [])].map((part) => part.textContent))).toEqual([
    ['TS', 'Trevor S.', '31 years', 'Support Coordinator: Omar Farouk, Plan Partners West'],
    ['DF', 'Debbie F.', '30 years', 'Parent/Guardian: Public Guardian'],
    ['ML', 'Maria L.', '45 years', 'Parent/Guardian: Public Guardian'],
  ]);
});
