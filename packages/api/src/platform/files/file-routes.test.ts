import assert from 'node:assert/strict';
import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '../db/schema/identity';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';

let api: TestApi;
let owner: Person;
let address: string;
before(async () => {
  api = await startApi();
  owner = await api.person('worker');
  const content = Buffer.from('%PDF-1.4 a receipt');
  const file = { ownerId: owner.id, kind: 'receipt', name: '../../etc/pass "wd".pdf', mime: 'application/pdf', content } as const;
  address = api.services.files.url(await api.services.files.save(api.services.db, file), owner.id) ?? '';
});
after(() => api.close());

const open = (changed: Record<string, string> = {}, id?: string) => {
  const url = new URL(address, api.url);
  for (const [name, value] of Object.entries(changed)) url.searchParams.set(name, value);
  if (id !== undefined) url.pathname = `/api/v1/files/${id}`;
  return fetch(url);
};

test('a signed URL opens its file, under a file name without a path', async () => {
  const response = await open();
  assert.equal(response.status, 200);
  assert.equal(await response.text(), '%PDF-1.4 a receipt');
  assert.equal(response.headers.get('content-type'), 'application/pdf');
  assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
  assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox/);
  assert.match(response.headers.get('content-disposition') ?? '', /^attachment; filename\*=UTF-8''[\w.%-]+$/);
  assert.match(response.headers.get('cache-control') ?? '', /^private, max-age=\d+, immutable$/);
});

test('a URL is the same all day, so that browsers cache the picture', () => {
  const { files } = api.services;
  assert.equal(files.url(1, owner.id), files.url(1, owner.id));
  assert.equal(files.url(null, owner.id), null);
});

const FORGED: [what: string, changed: Record<string, string>, id?: string][] = [
  ['another user', { user: '1000000' }],
  ['another expiry', { expires: '99999999999' }],
  ['another size', { variant: 'small' }],
  ['another signature', { signature: 'x'.repeat(43) }],
  ['a word as user', { user: 'x' }],
  ['another file', {}, '2'],
  ['a path', {}, '..%2f..%2fsecret'],
  ['a NUL', {}, '1%00'],
];
for (const [what, changed, id] of FORGED) {
  test(`a URL with ${what} answers 404`, async () => assert.equal((await open(changed, id)).status, 404));
}

test('a URL expires', async () => {
  api.clock.advance({ days: 2 });
  assert.equal((await open()).status, 404);
  api.clock.advance({ days: -2 });
});

test('the URL of an account that may no longer sign in is invalid', async () => {
  await api.services.db.update(users).set({ is_active: false }).where(eq(users.id, owner.id));
  assert.equal((await open()).status, 404);
});

test('files are stored in the data directory under generated names', async () => {
  const folder = path.join(api.services.env.dataDir, 'files');
  await access(folder);
  for (const name of await readdir(folder, { recursive: true })) assert.match(name, /^[0-9a-f]{2}(\/[0-9a-f-]{36})?$/);
});
