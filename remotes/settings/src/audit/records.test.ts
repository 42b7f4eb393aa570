import { expect, test } from '@jest/globals';
import { nameOf } from './records';

const entry = { before: null, after: null, name: null };

test('a record is shown by its name, a role and a setting by its label, any other by its kind and number', () => {
  expect(nameOf({ ...entry, record: 'houses', record_id: '2', name: 'Saltbush Cottage' })).toBe('Saltbush Cottage');
  expect(nameOf({ ...entry, record: 'role_grants', record_id: 'team_leader' })).toBe('Team Leader');
  expect(nameOf({ ...entry, record: 'settings', record_id: 'payment_days' })).toBe('Payment days');
  expect(nameOf({ ...entry, record: 'board_links', record_id: '3' })).toBe('Link to a board 3');
  expect(nameOf({ ...entry, record: 'uploads', record_id: '7' })).toBe('Import 7');
});
