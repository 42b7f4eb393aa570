import { expect, test } from '@jest/globals';
import { detailLine, syncLine } from './sync-line';

const at = '2026-11-25T06:52:00.000Z';
const none = { reason: null, due_at: null, tried_at: null };
const unreachable = { code: 'xero.unreachable', text: 'Xero can not be reached at the moment.', detail: null };

test.each([
  ['a failure has its reason', { ...none, sync: 'failed', reason: unreachable }, 'Xero can not be reached at the moment.'],
  ['one of an earlier server has none', { ...none, sync: 'failed' }, 'No reason was kept. Send it again.'],
  ['a queued invoice is sent at once', { ...none, sync: 'queued' }, 'Goes at once'],
  ['a rate limit of Xero is no failure', { ...none, sync: 'queued', due_at: at }, 'Xero asks to wait. Goes at 17:52'],
  [
    'no answer is shown with the next attempt',
    { ...none, sync: 'queued', due_at: at, reason: unreachable },
    'Xero can not be reached at the moment. Next try at 17:52',
  ],
  ['a sent invoice shows its time', { ...none, sync: 'synced', tried_at: at }, '25 Nov 2026, 17:52'],
  ['the time is unknown for an invoice sent by an earlier server', { ...none, sync: 'synced' }, null],
  ['an unsent invoice shows nothing', { ...none, sync: 'not_synced' }, null],
])('%s', (_what, bill, line) => {
  expect(syncLine(bill)).toBe(line);
});

test.each([
  ['xero.line_items', 'active_night', 'Active night has no codes.'],
  ['xero.line_items', 'of_a_newer_server', 'of_a_newer_server has no codes.'],
  ['xero.config', "Account code '999' is not valid.", "Xero says: Account code '999' is not valid."],
  ['xero.contact', null, null],
])('%s of %s', (code, detail, line) => {
  expect(detailLine({ reason: { code, text: '', detail } })).toBe(line);
});
