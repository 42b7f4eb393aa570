import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PERMISSIONS } from '@careloom/contract/permissions';
import { apiTokens, MACHINE_PERMISSIONS } from '@careloom/contract/resources/api-tokens';
import { audit } from '@careloom/contract/resources/audit';
import { expenses } from '@careloom/contract/resources/expenses';
import { providers } from '@careloom/contract/resources/providers';
import { roles } from '@careloom/contract/resources/roles';
import { eq } from 'drizzle-orm';
import { hashToken } from '../../platform/secrets/tokens';
import { apiTokens as table } from '../../platform/db/schema/access';
import { idempotencyKeys } from '../../platform/db/schema/idempotency';
import { users } from '../../platform/db/schema/identity';
import { ROLE_GRANTS } from '../reference/role-grants';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeMachine, tokenBody } from '../../../testing/machines';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { abn } from '../../../seed/identifiers';
import { randomFrom } from '../../../seed/random';

let api: TestApi;
let admin: Person;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin', { first_name: 'Ada', last_name: 'Park' });
});
after(() => api.close());

const random = randomFrom(7);
const provider = (name = 'Banksia Care') => ({ name, abn: abn(random) });
const WRITES = ['provider-read', 'provider-write'] as const;
const list = (token: string) => api.send(providers.list, {}, { token });
const refusalOf = ({ status, error, message }: { status: number; error?: string; message: string }) => [status, error, message];
const ENDED = [401, 'unauthenticated', 'Unauthenticated.'];
const inDays = (days: number) => new Date(api.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const rowOf = async (id: number) => (await api.services.db.select().from(table).where(eq(table.id, id)))[0] ?? assert.fail();

test('a token is shown once, when created; the list and the database only have its recognisable part and its hash', async () => {
  const answer = await api.send(apiTokens.create, tokenBody(api, WRITES), { token: admin.token });
  assert.deepEqual([answer.status, answer.message], [200, 'Token added successfully.']);
  const { token, ...made } = answer.data;
  assert.match(token, /^clm_[A-Za-z0-9_-]{43}$/);
  assert.deepEqual([made.prefix, made.last_four, made.status], ['clm_', token.slice(-4), 'active']);
  assert.deepEqual([made.permissions, made.made_by.id, made.last_used_at], [[...WRITES], admin.id, null]);
  const { data } = await api.send(apiTokens.list, {}, { token: admin.token });
  assert.deepEqual(data.items[0], made);
  const stored = await rowOf(made.id);
  assert.equal(stored.token_hash, hashToken(token));
  const everywhere = JSON.stringify([stored, await auditOf('api_tokens', made.id), await api.services.db.select().from(idempotencyKeys)]);
  assert.ok(!everywhere.includes(token));
  assert.ok(
    !everywhere.includes(`"after":{"token_hash":"${stored.token_hash}`) &&
      (await auditOf('api_tokens', made.id))[0]?.after?.['token_hash'] === 'hidden',
  );
});

test('a token can only do what its permissions allow, and the audit records its changes under its name', async () => {
  const machine = await makeMachine(api, admin, WRITES);
  const { data, status } = await api.send(providers.create, provider(), { token: machine.token });
  assert.equal(status, 200);
  const refusal = await api.send(roles.list, {}, { token: machine.token });
  assert.deepEqual(refusalOf(refusal), [401, 'forbidden', 'Logged in user does not have permission for take this action!']);
  const [entry] = await auditOf('providers', data.id);
  assert.deepEqual(entry?.token, { id: machine.id, name: machine.name });
  assert.equal(entry?.actor?.id, admin.id);
  const own = await api.send(providers.create, provider('By hand'), { token: admin.token });
  const [byHand] = await auditOf('providers', own.data.id);
  assert.deepEqual([byHand?.token, byHand?.actor?.id], [null, admin.id]);
});

const auditOf = async (record: string, id: number) =>
  (await api.send(audit.list, { record, record_id: String(id), per_page: 100 }, { token: admin.token })).data.items;

test('the list shows when and from where a token was last used; its use is not in the audit', async () => {
  const machine = await makeMachine(api, admin, WRITES);
  await list(machine.token);
  const first = await rowOf(machine.id);
  assert.deepEqual([first.last_used_ip, first.last_used_at !== null], ['127.0.0.1', true]);
  await list(machine.token);
  assert.deepEqual((await rowOf(machine.id)).last_used_at, first.last_used_at);
  api.clock.advance({ minutes: 2 });
  await list(machine.token);
  assert.ok(((await rowOf(machine.id)).last_used_at?.getTime() ?? 0) >= (first.last_used_at?.getTime() ?? 0) + 120_000);
  assert.deepEqual(
    (await auditOf('api_tokens', machine.id)).map(({ action }) => action),
    ['insert'],
  );
});

test('a revoked token is refused on its next request, and revoking it again gives the same answer', async () => {
  const machine = await makeMachine(api, admin, WRITES);
  assert.equal((await list(machine.token)).status, 200);
  const revoked = await api.send(apiTokens.revoke, { id: machine.id }, { token: admin.token });
  assert.deepEqual([revoked.status, revoked.message, revoked.data.status], [200, 'Token revoked successfully.', 'revoked']);
  assert.deepEqual(refusalOf(await list(machine.token)), ENDED);
  const again = await api.send(apiTokens.revoke, { id: machine.id }, { token: admin.token });
  assert.deepEqual([again.status, again.data.revoked_at], [200, revoked.data.revoked_at]);
  const [entry] = await auditOf('api_tokens', machine.id);
  assert.deepEqual([entry?.action, entry?.actor?.id, Object.keys(entry?.after ?? {})], ['update', admin.id, ['revoked_at']]);
});

test('unknown and malformed tokens are refused alike', async () => {
  for (const token of [`clm_${'x'.repeat(43)}`, `clm_${'x'.repeat(40)}`, 'clm_']) assert.deepEqual(refusalOf(await list(token)), ENDED);
});

test("a token expires at the start of its expiry day, in the organisation's time zone", async () => {
  const expires_on = inDays(3);
  const { data } = await api.send(apiTokens.create, { ...tokenBody(api, WRITES), expires_on }, { token: admin.token });
  const midnight = new Date(data.expires_at);
  assert.equal(
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney', dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' }).format(
      midnight,
    ),
    `${expires_on}, 00:00`,
  );
  const later = { token: (await api.person('super_admin')).token };
  api.clock.set(new Date(midnight.getTime() - 2_000));
  assert.equal((await list(data.token)).status, 200);
  api.clock.set(midnight);
  assert.deepEqual(refusalOf(await list(data.token)), ENDED);
  const named = (await api.send(apiTokens.list, { per_page: 100 }, later)).data.items.find(({ id }) => id === data.id);
  assert.equal(named?.status, 'expired');
  const renewed = await api.send(apiTokens.create, { name: data.name, permissions: [...WRITES], expires_on: inDays(9) }, later);
  assert.equal(renewed.status, 200, 'a name is free once its token has expired');
  api.clock.set(new Date());
});

test('refused: the name of an active token, no permission, one only for people, one that the maker lacks, and an expiry out of bounds', async () => {
  const make = async (fields: object, by = admin) =>
    (await api.send(apiTokens.create, { ...tokenBody(api, WRITES), ...fields }, { token: by.token })).errors;
  const machine = await makeMachine(api, admin);
  assert.deepEqual(await make({ name: machine.name.toUpperCase() }), { name: ['Name has already been taken.'] });
  assert.deepEqual(await make({ permissions: [] }), { permissions: ['Permissions is required'] });
  for (const one of PERMISSIONS.filter((permission) => !MACHINE_PERMISSIONS.includes(permission)))
    assert.deepEqual(await make({ permissions: [one] }), { permissions: [`A token can not have the permission ${one}.`] });
  assert.deepEqual(await make({ permissions: ['team-leader-job-read'] }), {
    permissions: ['A token can not have the permission team-leader-job-read.'],
  });
  assert.deepEqual(await make({ expires_on: inDays(0) }), { expires_on: ['Expires on must be a date after or equal to tomorrow.'] });
  assert.deepEqual(await make({ expires_on: inDays(368) }), {
    expires_on: ['Expires on must be a date before or equal to 1 year from today.'],
  });
  assert.deepEqual(Object.keys(await make({ expires_on: '', name: '' })).sort(), ['expires_on', 'name']);
});

test('a token never has more permissions than its maker: it loses those that the maker loses, and ends with the maker', async () => {
  const machine = await makeMachine(api, admin, WRITES);
  const super_admin = ROLE_GRANTS.super_admin;
  const grant = (permissions: readonly string[]) =>
    api.send(roles.update, { role: 'super_admin', permissions: [...permissions] }, { token: admin.token });
  const without = (gone: string) => super_admin.filter((permission) => permission !== gone);

  assert.equal((await grant(without('provider-read'))).status, 200);
  assert.equal((await list(machine.token)).error, 'forbidden');
  await grant(super_admin);
  assert.equal((await list(machine.token)).status, 200);

  await grant(without('api-token-write'));
  assert.deepEqual(refusalOf(await list(machine.token)), ENDED);
  const { data } = await api.send(apiTokens.list, { per_page: 100 }, { token: admin.token });
  assert.equal(data.items.find(({ id }) => id === machine.id)?.status, 'paused');
  await grant(super_admin);

  const second = await api.person('super_admin');
  const theirs = await makeMachine(api, second, WRITES);
  assert.equal((await list(theirs.token)).status, 200);
  await api.services.db.update(users).set({ is_active: false }).where(eq(users.id, second.id));
  assert.deepEqual(refusalOf(await list(theirs.token)), ENDED);
});

test('the idempotency keys of a machine are its own', async () => {
  const [one, other] = [await makeMachine(api, admin, WRITES), await makeMachine(api, admin, WRITES)];
  const headers = { 'idempotency-key': 'same' };
  const sent = provider('Once');
  const first = await api.send(providers.create, sent, { token: one.token, headers });
  const again = await api.send(providers.create, sent, { token: one.token, headers });
  assert.equal(again.data.id, first.data.id);
  for (const token of [other.token, admin.token]) {
    const { status, data } = await api.send(providers.create, provider('Other'), { token, headers });
    assert.deepEqual([status, data.id === first.data.id], [200, false]);
  }
});

test('a machine does not count as a second person: its maker cannot approve what it added, and it cannot approve or pay', async () => {
  const machine = await makeMachine(api, admin, ['expense-create', 'expense-read']);
  const worker = await api.person('worker');
  const job = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
  const body = { title: 'Parking', date: inDays(0), amount: '24.00', job_id: job.id, worker_id: worker.id };
  const added = await api.send(expenses.create, body, { token: machine.token });
  assert.equal(added.status, 200, JSON.stringify(added.errors));
  const { id } = added.data;
  const approve = async ({ token }: { token: string }) => refusalOf(await api.send(expenses.approve, { id }, { token }));
  assert.deepEqual(await approve(machine), [401, 'forbidden', 'A token can not do this: it takes a person who is signed in.']);
  const manager = await api.person('senior_manager');
  assert.deepEqual(await approve(admin), [401, 'forbidden', 'Nobody decides on their own expense.']);
  assert.equal((await approve(manager))[0], 200);
});
