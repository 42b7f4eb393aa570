import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { API_BASE } from '../../platform/http/route';
import { startApi, type TestApi } from '../../../testing/harness';
import { DOCUMENT_FILE, readText } from '../../../testing/openapi/files';

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.close());

const get = (headers: Record<string, string>, method = 'GET') => fetch(`${api.url}${API_BASE}/openapi.json`, { method, headers });

test('the document is public, and is the one generated from the contract', async () => {
  const expected = JSON.parse(await readText(DOCUMENT_FILE)) as unknown;
  for (const encoding of ['identity', 'gzip']) {
    const answer = await get({ 'accept-encoding': encoding });
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'application/json; charset=utf-8']);
    assert.equal(answer.headers.get('content-encoding'), encoding === 'gzip' ? 'gzip' : null);
    assert.deepEqual(await answer.json(), expected);
  }
});

test('a client that has the document cached gets an answer without a body', async () => {
  const etag = (await get({})).headers.get('etag') ?? assert.fail('no ETag');
  const again = await get({ 'if-none-match': etag });
  assert.deepEqual([again.status, await again.text(), again.headers.get('cache-control')], [304, '', 'no-cache']);
  assert.equal((await get({ 'if-none-match': '"another"' })).status, 200);
  assert.equal((await get({}, 'HEAD')).status, 200);
});
