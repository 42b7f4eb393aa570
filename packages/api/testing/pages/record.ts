import { asc } from 'drizzle-orm';
import { auth } from '@careloom/contract/resources/auth';
import { boards } from '@careloom/contract/resources/boards';
import { findRoute } from '@careloom/contract/route-paths';
import type { Call } from '@careloom/contract/call';
import type { UserType } from '@careloom/contract/permissions';
import { ensureReferenceData } from '../../src/domain/reference/ensure-reference-data';
import { auditEntries } from '../../src/platform/db/schema/audit';
import { API_BASE } from '../../src/platform/http/route';
import { connectDemo } from '../../seed/connect-demo';
import { DEMO_PASSWORD, seed } from '../../seed/seed';
import type { TestApi } from '../harness';
import { settled } from '../openapi/settle';
import { servedCalls } from '../served-calls';
import { READS, READS_OF_XERO } from './reads';

/** When the demo's data is seeded and read. In the past, so that none of its times is near the time of a test run. */
const RECORDED_AT = new Date('2026-03-02T00:00:00.000Z');

/** A placeholder in a path for the token of the link that is created for the recording. */
const LINK = '{link}';
const HOUSE_OF_LINK = 2;

/** The number of list records that are kept. */
const KEPT = 3;

/** The demo's account of each role. */
const ACCOUNTS: Readonly<Record<UserType, string>> = {
  super_admin: 'admin@careloom.test',
  senior_manager: 'manager@careloom.test',
  team_leader: 'leader@careloom.test',
  worker: 'worker@careloom.test',
};

/** One role's answers, as `packages/shared/testing/answers` keeps them. */
export interface Recording {
  at: string;
  /** The signed-in user, as answered by the API. */
  user: unknown;
  /** By path; `call` is the id of its row in `docs/spec/api.csv`. */
  answers: Record<string, { call: string; data: unknown }>;
}

/** Fills an empty server with the demo's data and makes the requests of the pages, as each role. */
export async function recordAnswers(api: TestApi): Promise<Record<UserType, Recording>> {
  api.clock.set(RECORDED_AT);
  await ensureReferenceData(api.services.database);
  const madeAt = await whenMade(api);
  await seed(api.services);
  const link = await makeLink(api);
  const recordings: Partial<Record<UserType, Recording>> = {};
  for (const [role, addresses] of Object.entries(READS) as [UserType, readonly string[]][])
    recordings[role] = await recordAs(api, role, addresses, link);
  // Connecting the demo writes to the audit, whose latest changes are recorded before.
  await connectDemo(api.services);
  for (const [role, addresses] of Object.entries(READS_OF_XERO) as [UserType, readonly string[]][])
    Object.assign(recordings[role]?.answers ?? {}, (await recordAs(api, role, addresses, link)).answers);
  return settled(recordings, madeAt) as Record<UserType, Recording>;
}

/** Replaces the times of a database's first changes, its roles. The database may be a copy of one that was created long before. */
async function whenMade({ services }: TestApi): Promise<Date> {
  const [first] = await services.db.select({ at: auditEntries.created_at }).from(auditEntries).orderBy(asc(auditEntries.id)).limit(1);
  if (!first) throw new Error('A new database has no audit of its roles.');
  return first.at;
}

/** Creates a link to the board of a house of the demo, because the tokens of existing links are unknown. @returns the token */
async function makeLink(api: TestApi): Promise<string> {
  const { user } = (await api.send(auth.login, { email: ACCOUNTS.super_admin, password: DEMO_PASSWORD })).data;
  const { data } = await api.send(boards.createLink, { id: HOUSE_OF_LINK }, { token: user.token });
  return data.url.split('/').at(-1) ?? '';
}

async function recordAs(api: TestApi, role: UserType, addresses: readonly string[], link: string): Promise<Recording> {
  const { user } = (await api.send(auth.login, { email: ACCOUNTS[role], password: DEMO_PASSWORD })).data;
  const answers: Recording['answers'] = {};
  for (const read of addresses) {
    const address = read.replace(LINK, link);
    const response = await fetch(`${api.url}${API_BASE}${address}`, { headers: { authorization: `Bearer ${user.token}` } });
    const { data, message } = (await response.json()) as { data: unknown; message: string };
    if (!response.ok) throw new Error(`${address} was refused to a ${role} with ${response.status} ${message}`);
    answers[settled(address) as string] = { call: callAt(api, address).id, data: shortened(data) };
  }
  return { at: RECORDED_AT.toISOString(), user, answers };
}

/** The read call of a path. */
function callAt(api: TestApi, address: string): Call {
  const [pathname = ''] = address.split('?');
  const reads = servedCalls(api).filter(({ method }) => method === 'GET');
  const found = findRoute(
    reads.map((call) => ({ call, path: call.path, patterns: [call.path] })),
    pathname,
  );
  if (!found) throw new Error(`No call is answered at ${address}.`);
  return found.route.call;
}

/** Only the first records of a list. */
function shortened(data: unknown): unknown {
  if (Array.isArray(data)) return data.slice(0, KEPT);
  if (typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items))
    return { ...data, items: data.items.slice(0, KEPT) };
  return data;
}
