import { expect, test } from '@jest/globals';
import { mendOf } from './mends';

const because = (code: string) => ({ code, text: '', detail: null });

test.each([
  ['nobody in Xero', 'failed', because('xero.contact'), 'contact'],
  ['no codes', 'failed', because('xero.line_items'), 'codes'],
  ['wrong codes', 'failed', because('xero.config'), 'configure'],
  ['no account', 'failed', because('xero.disconnected'), 'connect'],
  ['no answer', 'failed', because('xero.unreachable'), 'send'],
  ['a reason of a newer server', 'failed', because('xero.locked_period'), 'send'],
  ['no reason', 'failed', null, 'send'],
  ['never sent', 'not_synced', null, 'send'],
  ['queued, goes at once', 'queued', null, 'send'],
  ['there', 'synced', null, null],
])('%s', (_what, sync, reason, mend) => {
  expect(mendOf({ sync, reason, due_at: null, status: 'generated' })).toBe(mend);
});

test('one that waits for its time can go now; one that is void needs nobody', () => {
  expect(mendOf({ sync: 'queued', reason: null, due_at: '2026-11-25T06:52:00.000Z', status: 'generated' })).toBe('now');
  expect(mendOf({ sync: 'failed', reason: because('xero.contact'), due_at: null, status: 'void' })).toBeNull();
});
