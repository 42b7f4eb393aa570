import type { Call } from '@careloom/contract/call';
import { API_BASE } from '../../src/platform/http/route';
import type { Person } from '../people';
import type { WriteContext } from '../rows/write-context';
import type { SpecRow } from '../rows/spec-rows';
import { type Answer, answerOf } from '../send';

export type CallAnswer = Pick<Answer<unknown>, 'status' | 'message' | 'errors' | 'error' | 'data'>;

/** Where one row's failures are provoked: the world, somebody who may make the call (`me`), and the call. */
export interface Stage extends WriteContext {
  row: SpecRow;
  call: Call;
  callOf: (id: string) => Call;
  /** Makes the row's call. @param person `me` where it is not given; null for nobody */
  ask: (input: object, person?: Person | null) => Promise<CallAnswer>;
  /** Makes another row's call. */
  askOf: (id: string, input: object, person?: Person | null) => Promise<CallAnswer>;
}

export type Provoke = (stage: Stage) => Promise<CallAnswer>;

/** Of one area: by row, then by text, or by text and the row's words of when: `Text. (when)`. */
export type Provokers = Readonly<Record<string, Readonly<Record<string, Provoke>>>>;

/** An address under the API, fetched as it stands. */
export async function fetched(stage: Stage, path: string, headers: Record<string, string> = {}): Promise<CallAnswer> {
  return answerOf(await fetch(`${stage.world.api.url}${API_BASE}${path}`, { headers: { accept: 'application/json', ...headers } }));
}

/** Done once by the same call before, so that a second time meets what the first left. */
export const twice =
  (input: (stage: Stage) => object | Promise<object>): Provoke =>
  async (stage) => {
    const sent = await input(stage);
    await stage.ask(sent);
    return stage.ask(sent);
  };

/** What is asked with what `input` makes. */
export const asked =
  (input: (stage: Stage) => object | Promise<object>): Provoke =>
  async (stage) =>
    stage.ask(await input(stage));
