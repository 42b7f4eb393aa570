import type { Call } from '@careloom/contract/call';
import type { Person } from '../people';
import { askingOf } from '../rows/reads';
import { type SpecRow, specRows } from '../rows/spec-rows';
import { WRITES } from '../rows/writes';
import { asker, type World } from '../rows/world';
import { OTHER_CALLS } from './other-calls';

/** A call as the all-calls test makes it. */
export interface Asked {
  call: Call;
  /** Who makes it; undefined where the call is public. */
  person?: Person;
  headers?: Record<string, string>;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body?: Record<string, unknown>;
}

/** Reads come first, while the world is unchanged; calls that end the connection to Xero come last. */
const ENDS_THE_LINK = ['A-139', 'A-432'];
const rank = ({ id, method }: SpecRow) => (ENDS_THE_LINK.includes(id) ? 2 : method === 'GET' ? 0 : 1);
const rows = [...specRows].sort((one, other) => rank(one) - rank(other));

/** Files of reports, whose URL also accepts a session. */
const WITH_A_SESSION = ['A-121', 'A-123'];

/** Each call of the contract once, as the first role that its row names: prepared on request, to be sent before the next. */
export async function* everyCall(world: World, callOf: (id: string) => Call): AsyncGenerator<Asked> {
  for (const row of rows) {
    const call = callOf(row.id);
    const role = row.roles[0] ?? 'super_admin';
    const me = asker(world, role);
    const other = OTHER_CALLS[row.id];
    const { input, person = me, headers } = other ? await other({ world, me, role }) : { input: await inputOf(row, world, me) };
    const isOpen = row.roles.length === 0 && !WITH_A_SESSION.includes(row.id);
    yield { call, ...(!isOpen && { person }), ...(headers && { headers }), ...parted(call, input as Record<string, unknown>) };
  }

  function inputOf(row: SpecRow, { mine }: World, me: Person): object | Promise<object> {
    if (row.method === 'GET') return askingOf(row.id, world, me, mine);
    const write = WRITES[row.id];
    if (!write) throw new Error(`Nothing says what ${row.id} is asked with: add it to testing/rows or to other-calls.ts.`);
    return write({ world, me, role: row.roles[0] ?? 'super_admin' });
  }
}

/** Splits the path parameters from the query or body. */
function parted({ path: template, method }: Call, input: Record<string, unknown>): Pick<Asked, 'path' | 'query' | 'body'> {
  const names = new Set([...template.matchAll(/:(\w+)/g)].map(([, name]) => name));
  const [inPath, rest] = [true, false].map((wanted) =>
    Object.fromEntries(Object.entries(input).filter(([name]) => names.has(name) === wanted)),
  ) as [Record<string, unknown>, Record<string, unknown>];
  return method === 'GET' || method === 'DELETE' ? { path: inPath, query: rest } : { path: inPath, query: {}, body: rest };
}
