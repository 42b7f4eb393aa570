import { expect, test } from '@jest/globals';
import { changeLine, fieldChanges, fieldName, valueText } from './field-changes';

test.each([
  ['team_leader_id', 'Team leader'],
  ['saturday_cents', 'Saturday'],
  ['name', 'Name'],
  ['is_active', 'Active'],
  ['password_hash', 'Password'],
  ['picture_file_id', 'Picture'],
  ['document_sha256', 'Checksum of the document'],
  ['abn', 'ABN'],
])('%s is called %s', (column, name) => expect(fieldName(column)).toBe(name));

test.each([
  ['name', null, 'nothing'],
  ['password_hash', 'hidden', 'not shown'],
  ['is_active', true, 'yes'],
  ['is_active', false, 'no'],
  ['saturday_cents', 5620, '$56.20'],
  ['team_leader_id', 12, 'No. 12'],
  ['minutes', 480, '480'],
  ['date', '2026-11-23', '23 Nov 2026'],
  ['sent_at', '2026-11-23T09:05:00+00:00', '23 Nov 2026, 20:05'],
  ['status', 'pending_sign', 'pending sign'],
  ['permissions', ['job-read', 'house-read'], 'job-read, house-read'],
  ['document_terms', { name: 'Level 2' }, 'other details'],
])('of %s, %p reads %s', (column, value, text) => expect(valueText(column, value)).toBe(text));

test('an edit says each field, what it is and what it was; the version is not one', () => {
  const entry = { record: 'jobs', action: 'update', before: { name: 'Nights', version: 1 }, after: { name: 'Evenings', version: 2 } };
  expect(changeLine(entry)).toBe('Name: Evenings, was Nights');
  expect(fieldChanges(entry)).toEqual([{ field: 'Name', before: 'Nights', after: 'Evenings' }]);
  expect(changeLine({ ...entry, before: { version: 1 }, after: { version: 2 } })).toBe('Nothing that a page shows');
});

test.each([
  ['insert', 'jobs', { name: 'Evenings' }, 'Added'],
  ['delete', 'jobs', { name: 'Evenings' }, 'Deleted'],
  ['insert', 'role_grants', { role: 'worker', permission: 'job-read' }, 'job-read given'],
  ['delete', 'role_grants', { role: 'worker', permission: 'job-read' }, 'job-read taken away'],
])('%s of %s', (action, record, row, line) =>
  expect(changeLine({ action, record, before: action === 'delete' ? row : null, after: action === 'delete' ? null : row })).toBe(line),
);
