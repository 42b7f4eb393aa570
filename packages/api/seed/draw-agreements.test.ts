import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { agreements } from '@careloom/contract/resources/agreements';
import { auth } from '@careloom/contract/resources/auth';
import { startApi, type TestApi } from '../testing/harness';
import { drawAgreements } from './draw-agreements';
import { DEMO_PASSWORD, seed } from './seed';

let api: TestApi;
before(async () => {
  api = await startApi();
  await seed(api.services);
  await drawAgreements(api.services);
});
after(() => api.close());

test('every sent agreement of the demo has a document, and its address returns a PDF', async () => {
  const { token } = (await api.send(auth.login, { email: 'admin@careloom.test', password: DEMO_PASSWORD })).data.user;
  const { items, total } = (await api.send(agreements.list, { per_page: 100 }, { token })).data;
  assert.equal(items.length, total);
  for (const { status, document_url } of items) assert.equal(document_url !== null, status !== 'pending_sign', status);
  const signed = items.find(({ status }) => status === 'signed');
  const response = await fetch(`${api.url}${signed?.document_url ?? ''}`);
  assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'application/pdf']);
  assert.equal(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
    '%PDF-',
  );
});
