import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Call } from '@careloom/contract/call';
import { brokenInputs } from '../../testing/failures/broken-values';
import { type NamedFailure, namedFailures, pattern } from '../../testing/failures/named-failures';
import { NOT_ANSWERED } from '../../testing/failures/not-answered';
import { NOT_HEARD, OTHER_TEXTS } from '../../testing/failures/other-texts';
import { idle, provokerOf } from '../../testing/failures/provokers';
import { refusals, strange, textsOf } from '../../testing/failures/spoken-texts';
import type { Stage, CallAnswer } from '../../testing/failures/stage';
import { WEBHOOK_KEY } from '../../testing/failures/xero';
import { startApi, type TestApi } from '../../testing/harness';
import { specRows } from '../../testing/rows/spec-rows';
import { asker, makeWorld, type World } from '../../testing/rows/world';
import { specRows as csvRows } from '../../../../testing/spec-csv';
import { LOCAL_BUILD } from '../../testing/rows/writes-office';
import { callsById } from '../../testing/served-calls';

const failures = namedFailures();
/** Texts that appear at a field, below the general sentence. */
const atField = new Set(csvRows('messages').flatMap(({ kind, text = '' }) => (kind === 'validation' ? [text] : [])));

let api: TestApi;
let world: World;
let callOf: (id: string) => Call;
before(async () => {
  api = await startApi({ XERO: 'demo', CARELOOM_LOCAL_BUILDS: LOCAL_BUILD, XERO_WEBHOOK_KEY: WEBHOOK_KEY, LOG_LEVEL: 'silent' });
  world = await makeWorld(api);
  callOf = callsById(api);
});
after(() => api.close());

function stageOf(id: string): Stage {
  const row = specRows.find((one) => one.id === id) ?? assert.fail(id);
  const role = row.roles[0] ?? 'super_admin';
  const me = asker(world, role);
  const askOf: Stage['askOf'] = async (other, input, person = me) =>
    collect(await api.send(callOf(other), input, { token: person?.token }));
  return { world, me, role, row, call: callOf(id), callOf, askOf, ask: (input, person) => askOf(id, input, person) };
}

/** The error texts of all responses so far. */
const collected = new Set<string>();
function collect<Answer extends CallAnswer>(answer: Answer): Answer {
  for (const text of answer.status === 200 ? [] : textsOf(answer)) collected.add(text);
  return answer;
}

/** How a response differs from the expected failure. */
function faultOf(failure: NamedFailure, answer: CallAnswer): string | undefined {
  const expected = pattern(failure.text);
  const texts = atField.has(failure.text) ? [answer.message, ...Object.values(answer.errors).flat()] : [answer.message];
  const right = answer.status === failure.status && texts.some((text) => expected.test(text));
  // A record outside the scope answers like one that does not exist.
  const alike = failure.when === 'record outside the own scope' && answer.status === 404 && NOT_THERE.test(answer.message);
  return right || alike ? undefined : `${answer.status} ${answer.message} ${JSON.stringify(answer.errors)}`;
}
const NOT_THERE = /^(Record does not exist|Shift not found)\.$/;

/** Rows whose success is a file, a redirect or empty. */
const NO_JSON = /^(binary|302|empty)/;

const keyOf = ({ id, text }: NamedFailure) => `${id} ${text}`;
const order = ({ id, text }: NamedFailure) =>
  /^(Account disconnected|Issue in the accounting|Line-items)/.test(text) ? `z ${text} ${Number(id === 'A-142')} ${id}` : `a ${id}`;
/** Failures of Xero come last and sorted by text, because they need its connection in successive states. */
const ordered = [...failures].sort((one, other) => order(one).localeCompare(order(other)));

for (const failure of ordered.filter((one) => !(keyOf(one) in NOT_ANSWERED))) {
  const { id, status, text, when } = failure;
  test(`${id} answers ${status} "${text}"${when && ` (${when})`}`, async () => {
    const provoke = provokerOf(failure) ?? assert.fail('Nothing provokes it.');
    assert.equal(faultOf(failure, collect(await provoke(stageOf(id)))), undefined);
  });
}

test('every provoker belongs to a row, and so does every failure that is never answered', () => {
  assert.deepEqual(idle(), []);
  const named = new Set(failures.map(keyOf));
  assert.deepEqual(
    Object.keys(NOT_ANSWERED).filter((key) => !named.has(key)),
    [],
  );
});

for (const [key, [id, provoke]] of Object.entries(OTHER_TEXTS)) {
  test(`messages.csv ${key} is covered by ${id}`, async () => {
    const { expected } = refusals.find((row) => row.key === key) ?? assert.fail('It is no text by which the API refuses.');
    const answer = collect(await provoke(stageOf(id)));
    assert.ok(
      textsOf(answer).some((text) => expected.test(text)),
      `${answer.status} ${textsOf(answer).join(' | ')}`,
    );
  });
}

test('whatever a field is sent, its error is a text of messages.csv', async () => {
  for (const { id } of specRows.filter(({ response }) => !NO_JSON.test(response))) {
    const { ask, call } = stageOf(id);
    for (const input of brokenInputs(call)) assert.deepEqual(strange(await ask(input)), [], id);
  }
});

test('every text of messages.csv with which the API refuses is answered at least once', () => {
  const texts = [...collected];
  const silent = refusals.filter(({ expected }) => !texts.some((text) => expected.test(text))).map(({ key }) => key);
  assert.deepEqual(silent.sort(), Object.keys(NOT_HEARD).sort());
});
