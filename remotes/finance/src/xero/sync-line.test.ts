import { expect, test } from '@jest/globals';
import { detailLine, syncLine } from './sync-line';

const at = '2026-11-25T06:52:00.000Z';
const none = { reason: null, due_at: null, tried_at: null };
const unreachable = { code: 'xero.unreachable', text: 'Xero can not be reached at the moment.', detail: null };

test.each([
  ['a failure has its reason', { ...none, sync: 'failed', reason: unreachable }, 'Xero can not be reached at the moment.'],
  ['one of an earlier server has none', { ...none, sync: 'failed' }, 'No reason was kept. Send it again.'],
  ['a queued one goes at once', { ...none, sync: 'queued' }, 'Goes at once'],
  ['a limit of Xero is no fault', { ...none, sync: 'queued', due_at: at }, 'Xero asks to wait. Goes at 17:52'],
  [
    'no answer is shown with the next attempt',
    { ...none, sync: 'queued', due_at: at, reason: unreachable },
    'Xero can not be reached at the moment. Next try at 17:52',
  ],
  ['a sent one has its time', { ...none, sync: 'synced', tried_at: at }, '25 Nov 2026, 17:52'],
  ['of one sent by an earlier server it is not known', { ...none, sync: 'synced' }, null],
  ['one that nobody sent has nothing to say', { ...none, sync: 'not_synced' }, null],
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
