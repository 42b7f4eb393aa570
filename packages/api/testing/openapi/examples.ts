import type { Call } from '@careloom/contract/call';
import type { Row } from '../../../../testing/spec-csv';
import type { Scope } from '../../src/platform/http/access';

/** A call with its recorded request and answer. */
export interface Example {
  request: { path?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
  status: number;
  /** JSON; undefined for a file or a redirect. */
  answer?: unknown;
}

/** By the id of the call. */
export type Examples = Readonly<Record<string, Example>>;

/** A call with everything that describes it. */
export interface Described {
  call: Call;
  scope: Scope;
  byPerson: boolean | undefined;
  /** Of `docs/spec/api.csv`. */
  row: Row;
  example: Example | undefined;
}
