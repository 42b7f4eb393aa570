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
  ['queued', 'queued', null, 'now'],
  ['there', 'synced', null, null],
])('%s', (_what, sync, reason, mend) => {
  expect(mendOf({ sync, reason, status: 'generated' })).toBe(mend);
});

test('a void invoice needs no action', () => {
  expect(mendOf({ sync: 'failed', reason: because('xero.contact'), status: 'void' })).toBeNull();
});
