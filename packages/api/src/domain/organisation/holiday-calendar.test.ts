import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextVersion } from './holiday-calendar';

test('each change of the calendar gets a new version, which includes the initial one', () => {
  assert.deepEqual(['2026.1', '2026.1+1', '2026.1+9', 'none'].map(nextVersion), ['2026.1+1', '2026.1+2', '2026.1+10', 'none+1']);
});
