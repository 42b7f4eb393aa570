import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Call } from '@careloom/contract/call';
import { USER_TYPES, type UserType } from '@careloom/contract/permissions';
import { API_BASE } from '../platform/http/route';
import { startApi, type TestApi } from '../../testing/harness';
import type { Person } from '../../testing/people';
import { faultsOf, isEmpty } from '../../testing/rows/faults';
import { ANYBODYS, FOREIGN, idsOf, OTHERWISE } from '../../testing/rows/foreign-ids';
import { unused } from '../../testing/rows/known';
import { askingOf, BY_ID } from '../../testing/rows/reads';
import { specRows } from '../../testing/rows/spec-rows';
import { NOT_ASKED, WRITES } from '../../testing/rows/writes';
import { asker, makeWorld, type World } from '../../testing/rows/world';
import { LOCAL_BUILD } from '../../testing/rows/writes-office';
import { callsById, servedCalls } from '../../testing/served-calls';

/** Calls that respond with a file. */
const FILES = ['A-049', 'A-121', 'A-123'];
/** Calls that respond with a redirect, for links from a mail or from Xero. They have their own tests. */
const REDIRECTS = ['A-009', 'A-143'];
/** The jobs that a worker may apply for, at any house. */
const OFFERED = 'A-076';

let api: TestApi;
let world: World;
let callOf: (id: string) => Call;
before(async () => {
  api = await startApi({ XERO: 'demo', CARELOOM_LOCAL_BUILDS: LOCAL_BUILD, LOG_LEVEL: 'silent' });
  world = await makeWorld(api);
  callOf = callsById(api);
});
after(() => api.close());

const ask = (id: string, input: object, person?: Person) => api.send(callOf(id), input, { token: person?.token });
const reads = specRows.filter(({ id, method }) => method === 'GET' && !REDIRECTS.includes(id));
const ofRole = (role: UserType) => reads.filter(({ roles }) => roles.includes(role));
const refused = ({ status, error }: { status: number; error?: string | undefined }) =>
  status === 404 || (status === 401 && error === 'forbidden');

test('the rows and the served calls are the same', () => {
  assert.deepEqual(
    servedCalls(api)
      .map(({ id }) => id)
      .sort(),
    specRows.map(({ id }) => id).sort(),
  );
});

for (const role of USER_TYPES) {
  test(`every read that names ${role} returns everything that its row names, and nothing beyond the contract`, async () => {
    const me = asker(world, role);
    const faults: string[] = [];
    for (const row of ofRole(role).filter(({ id }) => !FILES.includes(id))) {
      const answer = await ask(row.id, askingOf(row.id, world, me), me);
      const found = faultsOf(row, callOf(row.id), answer);
      if (found.length === 0 && isEmpty(answer.data)) found.push('is empty');
      faults.push(...found.map((fault) => `${row.id} ${fault}`));
    }
    assert.deepEqual(faults, []);
  });

  test(`every file that names ${role} is sent`, async () => {
    const me = asker(world, role);
    for (const { id } of ofRole(role).filter((row) => FILES.includes(row.id))) {
      const input = askingOf(id, world, me) as Record<string, unknown>;
      const path = callOf(id).path.replace(/:(\w+)/g, (_whole, name: string) => String(input[name]));
      const { status, headers } = await fetch(`${api.url}${API_BASE}${path}`, { headers: { authorization: `Bearer ${me.token}` } });
      assert.deepEqual([id, status, headers.get('content-type')], [id, 200, 'application/pdf']);
    }
  });

  test(`every read that does not name ${role} refuses one`, async () => {
    const me = asker(world, role);
    for (const { id, roles } of reads.filter((row) => row.roles.length > 0 && !row.roles.includes(role))) {
      const answer = await ask(id, askingOf(id, world, me), me);
      assert.ok(refused(answer), `${id} as ${role} (${roles.join()}): ${answer.status} ${answer.message}`);
    }
  });
}

test('without a session every read that names a role answers 401 unauthenticated, and a public one succeeds', async () => {
  for (const row of reads) {
    const answer = await ask(row.id, askingOf(row.id, world, world.mine.worker));
    if (row.roles.length === 0) assert.deepEqual([row.id, ...faultsOf(row, callOf(row.id), answer)], [row.id]);
    else assert.deepEqual([row.id, answer.status, answer.error], [row.id, 401, 'unauthenticated']);
  }
});

for (const role of ['team_leader', 'worker'] as const) {
  test(`no read by id shows a ${role} another's record`, async () => {
    const me = asker(world, role);
    const { mine, foreign } = world;
    const ids = ofRole(role).filter(({ id }) => id in BY_ID);
    assert.ok(ids.length >= 9, `${ids.length} reads`);
    for (const { id } of ids) {
      const [own, other] = [askingOf(id, world, me, mine), askingOf(id, world, me, foreign)];
      // For a pair of ids, each is also tried separately: the user's own job with another user's invoice.
      const pairs =
        'n' in own && 'n' in other
          ? [
              { ...own, n: other.n },
              { ...other, n: own.n },
            ]
          : [];
      for (const input of [other, ...pairs]) {
        const answer = await ask(id, input, me);
        assert.ok(refused(answer), `${id} ${JSON.stringify(input)} as ${role}: ${answer.status} ${answer.message}`);
      }
    }
  });

  test(`no filter of a list returns another's records to a ${role}`, async () => {
    const me = asker(world, role);
    const { house, job, worker, shift } = world.foreign;
    const filters = [{ house_id: house.id }, { job_id: job.id }, { worker_id: worker.id }, { user_id: worker.id }, { shift_id: shift.id }];
    const lists = ofRole(role).filter(({ id, response }) => /^(\{items:)?\[/.test(response) && id !== OFFERED);
    for (const { id } of lists) {
      for (const filter of filters) {
        const [name = ''] = Object.keys(filter);
        // For lists of a job, the path determines the job.
        if (!takes(callOf(id), name) || (id in BY_ID && name === 'job_id')) continue;
        const answer = await ask(id, { ...askingOf(id, world, me), ...filter }, me);
        assert.ok(refused(answer) || isEmpty(answer.data), `${id} ${JSON.stringify(filter)} as ${role} finds something`);
      }
    }
  });
}

/** Whether a call's query has a field. */
const takes = ({ query }: Call, name: string): boolean => query !== undefined && name in ((query as { shape?: object }).shape ?? {});

test("nobody can read another's notification", async () => {
  const foreign = world.notices.get(world.foreign.worker.id);
  for (const role of USER_TYPES) assert.equal((await ask('A-152', { id: foreign }, asker(world, role))).status, 404, role);
});

test('a worker cannot write to another worker in chat', async () => {
  for (const id of ['A-096', 'A-097']) assert.equal((await ask(id, { id: world.foreign.worker.id }, world.mine.worker)).status, 404, id);
});

const writes = specRows.filter(({ method }) => method !== 'GET');

test('every write is tested, except those of a list that can only get shorter', () => {
  const ids = writes.map(({ id }) => id);
  assert.deepEqual([...Object.keys(WRITES), ...Object.keys(NOT_ASKED)].sort(), ids.sort());
  assert.ok(Object.keys(NOT_ASKED).length <= 8);
});

for (const role of USER_TYPES) {
  test(`every write that names ${role}, or anybody, succeeds and returns what its row names; the others are refused`, async () => {
    const me = asker(world, role);
    const faults: string[] = [];
    for (const row of writes) {
      const write = WRITES[row.id];
      const may = row.roles.length === 0 || row.roles.includes(role);
      if (may && !write) continue;
      const input = may && write ? await write({ world, me, role }) : { id: 999_999, n: 999_999 };
      const answer = await ask(row.id, input, me);
      const found = may ? faultsOf(row, callOf(row.id), answer) : refused(answer) ? [] : [`${answer.status} ${answer.message}`];
      faults.push(...found.map((fault) => `${row.id} ${fault}`));
    }
    assert.deepEqual(faults, []);
  });
}

const scoped = writes.filter(({ roles }) => roles.includes('team_leader') || roles.includes('worker'));

test('for every write that names a team leader or worker, the owner of each id is declared', () => {
  const named = scoped.flatMap(({ id }) => idsOf(callOf(id)).map((name) => `${id} ${name}`));
  const known = Object.entries(FOREIGN).flatMap(([id, fields]) => Object.keys(fields).map((name) => `${id} ${name}`));
  assert.deepEqual([...known, ...Object.keys(ANYBODYS)].sort(), named.sort());
});

for (const role of ['team_leader', 'worker'] as const) {
  test(`no write of a ${role} changes another's record, whichever of its ids belongs to another`, async () => {
    const me = asker(world, role);
    const context = { world, me, role };
    for (const { id } of scoped.filter(({ roles }) => roles.includes(role))) {
      for (const [name, foreign] of Object.entries(FOREIGN[id] ?? {})) {
        const value = await foreign(context);
        if (value === undefined) continue;
        const answer = await ask(id, { ...OTHERWISE[id], ...(await WRITES[id]?.(context)), [name]: value }, me);
        const atField = answer.status === 422 && name in answer.errors;
        // A worker's expenses always belong to the worker, regardless of the `worker_id` sent.
        const own = name === 'worker_id' && (answer.data as { worker?: { id: number } } | undefined)?.worker?.id === me.id;
        assert.ok(refused(answer) || atField || own, `${id} ${name} as ${role}: ${answer.status} ${answer.message}`);
      }
    }
  });
}

test('every known gap between an answer and its row still exists', () => {
  assert.deepEqual(unused(), []);
});
