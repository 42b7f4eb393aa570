import assert from 'node:assert/strict';
import process from 'node:process';
import { test } from 'node:test';
import type { Call } from '@careloom/contract/call';
import { USER_TYPES } from '@careloom/contract/permissions';
import fc from 'fast-check';
import { ROLE_GRANTS } from '../../domain/reference/role-grants';
import { type AnyRequest, requestOf } from '../../../testing/fuzz/request-of';
import { startApi } from '../../../testing/harness';
import { makeExpense, makeInvoice, makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeAgreement, makeHouse, makeJob } from '../../../testing/records';

/**
 * A fixed seed, so that a failure is caused by a change and not by chance. Each engine gets 100 inputs per call from `npm test`, with
 * different seeds, and 1,000 with a random seed from `npm run verify`.
 */
const SEED = process.env['TEST_DATABASE_URL'] ? 20_261_121 : 20_261_122;
const RUNS = process.env['VERIFY'] ? { numRuns: 1000 } : { numRuns: 100, seed: SEED };
/** 429: the limit on mails that anybody can trigger. */
const ANSWERS = new Set([200, 302, 401, 403, 404, 422, 429]);
/** Far more than a busy machine needs to start the PDF worker thread. */
const SLOW_MS = 30_000;

const api = await startApi({ LOG_LEVEL: 'silent' });

const [admin, leader, worker] = await Promise.all([api.person('super_admin'), api.person('team_leader'), api.person('worker')]);
const house = await makeHouse(api.services, { team_leader_id: leader.id });
await makeJob(api.services, { house, postedBy: admin });
const job = await makeJob(api.services, { house, postedBy: admin }, { status: 'assigned', worker_id: worker.id });
const work = { job, worker, by: admin };
await makeShift(api.services, work);
await makeExpense(api.services, work);
await makeInvoice(api.services, work);
await makeAgreement(api.services, worker);

/** A user who may make the call, with a valid session. */
const sessions = new Map<string, Person>();
async function sessionFor({ access }: Call): Promise<Person> {
  const role = USER_TYPES.find((type) => typeof access === 'string' || access.some((permission) => ROLE_GRANTS[type].includes(permission)));
  const type = role ?? 'super_admin';
  const person = sessions.get(type) ?? (await api.person(type));
  sessions.set(type, person);
  return person;
}

async function answer(call: Call, { method, url, body }: AnyRequest) {
  const person = await sessionFor(call);
  const sent = call.multipart ? await formOf(body) : { payload: JSON.stringify(body) ?? '', type: 'application/json' };
  const withBody = method === 'POST' || method === 'PUT';
  const request = { method, url, headers: { authorization: `Bearer ${person.token}`, ...(withBody && { 'content-type': sent.type }) } };
  const response = await api.server.app.inject(withBody ? { ...request, payload: sent.payload } : request);
  const json = String(response.headers['content-type']).includes('json') ? response.json<{ code: number; error?: string }>() : undefined;
  if (json?.error === 'unauthenticated') sessions.clear();
  return { status: response.statusCode, code: json?.code ?? response.statusCode };
}

async function formOf(body: unknown) {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  form.append('picture', new Blob(['no picture']), 'a.png');
  const whole = new Response(form);
  return { payload: Buffer.from(await whole.arrayBuffer()), type: whole.headers.get('content-type') ?? '' };
}

/** The call that changes grants runs last: without grants the other calls would only be refused. */
const calls = api.server.app.declared.flatMap(({ declaration }) => ('call' in declaration ? [declaration.call] : []));
const ordered = [...new Set(calls)].sort((one, other) => Number(one.id === 'A-171') - Number(other.id === 'A-171'));

/** The failure of a call, with the request that caused it. */
async function faultOf(call: Call): Promise<unknown> {
  const takes = fc.asyncProperty(requestOf(call), async (request) => {
    const { status, code } = await answer(call, request);
    assert.ok(ANSWERS.has(status), `${status}`);
    assert.equal(code, status);
  });
  // A read without side effects answers equal requests alike, so a call without input runs once.
  const options = { ...RUNS, timeout: SLOW_MS, ignoreEqualValues: call.method === 'GET' };
  return fc.assert(takes, options).catch((error: unknown) => error);
}

// Runs before the first `test`, because from then on the runner tracks every promise, which takes a fifth of the time of these thousands of
// requests.
const faults = new Map<Call, unknown>();
for (const call of ordered) faults.set(call, await faultOf(call));
await api.close();

for (const [call, fault] of faults) {
  test(`whatever is sent to ${call.method} ${call.path}, it answers in time and without a server error`, () => {
    if (fault) throw fault as Error;
  });
}
