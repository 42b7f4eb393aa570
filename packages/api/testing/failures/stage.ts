import type { Call } from '@careloom/contract/call';
import { API_BASE } from '../../src/platform/http/route';
import type { Person } from '../people';
import type { WriteContext } from '../rows/write-context';
import type { SpecRow } from '../rows/spec-rows';
import { type Answer, answerOf } from '../send';

export type CallAnswer = Pick<Answer<unknown>, 'status' | 'message' | 'errors' | 'error' | 'data'>;

/** The context in which one row's failures are provoked: the world, a user who may make the call (`me`), and the call. */
export interface Stage extends WriteContext {
  row: SpecRow;
  call: Call;
  callOf: (id: string) => Call;
  /** Makes the row's call. @param person by default `me`; null for no session */
  ask: (input: object, person?: Person | null) => Promise<CallAnswer>;
  /** Makes another row's call. */
  askOf: (id: string, input: object, person?: Person | null) => Promise<CallAnswer>;
}

export type Provoke = (stage: Stage) => Promise<CallAnswer>;

/** The provokers of one area: by row, then by text, or by text and the row's condition: `Text. (when)`. */
export type Provokers = Readonly<Record<string, Readonly<Record<string, Provoke>>>>;

/** Fetches a path under the API unchanged. */
export async function fetched(stage: Stage, path: string, headers: Record<string, string> = {}): Promise<CallAnswer> {
  return answerOf(await fetch(`${stage.world.api.url}${API_BASE}${path}`, { headers: { accept: 'application/json', ...headers } }));
}

/** Makes the same call twice and returns the second answer. */
export const twice =
  (input: (stage: Stage) => object | Promise<object>): Provoke =>
  async (stage) => {
    const sent = await input(stage);
    await stage.ask(sent);
    return stage.ask(sent);
  };

/** Makes the call with the result of `input`. */
export const asked =
  (input: (stage: Stage) => object | Promise<object>): Provoke =>
  async (stage) =>
    stage.ask(await input(stage));
