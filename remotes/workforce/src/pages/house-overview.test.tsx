import { expect, test } from '@jest/globals';
import { cards, headFacts, heading } from '@careloom/shared/testing';
import { drawPage } from '../testing/draw-page';

test('a house shows where it is, whom to ask, its totals and who works there', async () => {
  await drawPage('house-details-overview', { as: 'super_admin', params: { id: 2 } });
  expect(heading()).toBe('Saltbush Cottage Active');
  expect(headFacts()).toEqual({
    Address: '3 Castlereagh Street, Penrith NSW 2750',
    'Team Leader': 'Eleni Economou',
    'Contact Number': '07 8267 6730',
  });
  expect(cards()).toEqual({
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
    Totals: { Participants: '4', Jobs: '8', Workers: '3', Invoices: '30', Expenses: '13' },
    Workers: 'Liam Sullivan Mei Wong Samuel Adeyemi',
  });
});
