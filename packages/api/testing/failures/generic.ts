import assert from 'node:assert/strict';
import { USER_TYPES } from '@careloom/contract/permissions';
import { roleGrants } from '../../src/platform/db/schema/access';
import { eq } from 'drizzle-orm';
import { asker } from '../rows/world';
import { askingOf, BY_ID } from '../rows/reads';
import { WRITES } from '../rows/writes';
import { keysOf } from './broken-values';
import type { NamedFailure } from './named-failures';
import type { Provoke, Stage, CallAnswer } from './stage';

const NOBODY = 999_999;
const OUTSIDE = 'record outside the own scope';

/** Returns the provoker that works for a failure in every call; undefined if each row has to provide its own. */
export function genericFor({ text, status, atFields, when }: NamedFailure): Provoke | undefined {
  if (text === 'Unauthenticated.') return unauthenticated;
  if (status === 401 && when === OUTSIDE) return outside;
  if (text === 'Logged in user does not have permission for take this action!' && when === '') return withoutPermission;
  if (text === 'Record does not exist.' && when === '') return missing;
  if (text === 'Unprocessable Entity.' && atFields) return broken;
  return undefined;
}

const unauthenticated: Provoke = async ({ ask }) => {
  const answer = await ask({ id: 1, n: 1 }, null);
  assert.equal(answer.error, 'unauthenticated');
  return answer;
};

/** Makes the call as each role that the row does not name. If the row names all roles, makes it as one whose grants are revoked. */
const withoutPermission: Provoke = async (stage) => {
  const { world, row, ask } = stage;
  const others = USER_TYPES.filter((role) => !row.roles.includes(role));
  const answers: CallAnswer[] = [];
  for (const role of others) answers.push(await ask({ id: NOBODY, n: NOBODY }, asker(world, role)));
  if (others.length === 0) answers.push(await withoutGrants(stage));
  for (const answer of answers) assert.equal(answer.error, 'forbidden', `${answer.status} ${answer.message}`);
  return answers[0] ?? assert.fail();
};

async function withoutGrants({ world, ask }: Stage): Promise<CallAnswer> {
  const { db } = world.api.services;
  const own = await db.select().from(roleGrants).where(eq(roleGrants.role, 'worker'));
  await db.delete(roleGrants).where(eq(roleGrants.role, 'worker'));
  const answer = await ask({ id: NOBODY, n: NOBODY }, world.mine.worker);
  await db.insert(roleGrants).values(own);
  return answer;
}

/** The path parameters, or else the field of the body that identifies the record. */
const NAMES = ['id', 'ids', 'upload_id', 'recipient_id', 'user_id', 'job_id'];
function namesOf({ call }: Stage): string[] {
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return inPath.length > 0 ? inPath : NAMES.filter((name) => keysOf(call.body).includes(name)).slice(0, 1);
}

const sendable = async (stage: Stage): Promise<Record<string, unknown>> => {
  const input = (await WRITES[stage.row.id]?.(stage)) ?? askingOf(stage.row.id, stage.world, stage.me);
  return { ...Object.fromEntries(namesOf(stage).map((name) => [name, NOBODY])), ...input };
};

/** Sends valid input in which one id belongs to no record; repeats this for each id. */
const missing: Provoke = async (stage) => {
  const [names, whole] = [namesOf(stage), await sendable(stage)];
  assert.ok(names.length > 0, 'The call names no record.');
  const answers: CallAnswer[] = [];
  for (const name of names) {
    const none = Array.isArray(whole[name]) ? [NOBODY] : typeof whole[name] === 'string' ? 'nobody' : NOBODY;
    answers.push(await stage.ask({ ...whole, [name]: none }));
  }
  for (const answer of answers) assert.equal(answer.message, answers[0]?.message);
  return answers[0] ?? assert.fail();
};

/**
 * Sends the id of a record of somebody else, as each role without access to it. By the README of the specification, a role with a limited
 * scope gets the same answer as for an unknown record, so that it does not learn what exists. Expected is that answer, or the row's own
 * text.
 */
const outside: Provoke = async (stage) => {
  const { world, row, ask, me } = stage;
  const role = (['worker', 'team_leader'] as const).find((one) => row.roles.includes(one)) ?? assert.fail('The row has no scoped role.');
  const person = asker(world, role);
  const input = BY_ID[row.id] ? askingOf(row.id, world, person, world.foreign) : FOREIGN[row.id]?.(stage);
  assert.ok(input, 'It is not known what belongs to another.');
  const whole = { ...(await WRITES[row.id]?.(stage)), ...input };
  const answer = await ask(whole, person);
  const none = await ask({ ...whole, ...Object.fromEntries(Object.keys(input).map((name) => [name, NOBODY])) }, person);
  assert.deepEqual([answer.status, answer.message], [none.status, none.message], 'It reveals what exists.');
  assert.notEqual(me.id, world.foreign.worker.id);
  return answer;
};

const FOREIGN: Readonly<Record<string, (stage: Stage) => object>> = {
  'A-096': ({ world }) => ({ id: world.foreign.worker.id }),
  'A-097': ({ world }) => ({ id: world.foreign.worker.id }),
  'A-113': ({ world }) => ({ id: world.foreign.expense.id }),
  'A-114': ({ world }) => ({ id: world.foreign.expense.id }),
  'A-152': ({ world }) => ({ id: world.notices.get(world.foreign.worker.id) }),
  'A-153': ({ world }) => ({ id: world.notices.get(world.foreign.worker.id) }),
};

/** Every field of body or query with an invalid value. */
const broken: Provoke = async (stage) => {
  const { call, ask } = stage;
  const inQuery = call.method === 'GET';
  const names = keysOf(inQuery ? call.query : call.body);
  const inPath = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 1]));
  const wrong = inQuery ? 'x'.repeat(300) : call.multipart ? 'x'.repeat(6_000) : { not: 'this' };
  const answer = await ask({ ...Object.fromEntries(names.map((name) => [name, wrong])), ...inPath, ...RECORDS[stage.row.id] });
  assert.ok(Object.values(answer.errors).length > 0, 'No field is named.');
  for (const texts of Object.values(answer.errors)) assert.ok(Array.isArray(texts) && texts.every((text) => text.length > 0));
  return answer;
};

/** For paths without an id. */
const RECORDS: Readonly<Record<string, object>> = { 'A-171': { role: 'worker' } };
