import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startApi, type TestApi } from '../../../testing/harness';

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.close());

test('R8-001: health answers 200', async () => {
  const response = await fetch(`${api.url}/api/v1/health`);
  const body = (await response.json()) as { code: number; data: { status: string } };
  assert.equal(response.status, 200);
  assert.equal(body.code, 200);
  assert.equal(body.data.status, 'ok');
});
