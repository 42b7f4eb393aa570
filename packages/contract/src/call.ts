import type { Resource } from './freshness';
import type { Labels } from './issues';
import type { MessageKey } from './messages/index';
import type { Permission } from './permissions';
import type { z } from './schema';

/**
 * The kind of a day, which decides its limits. `done` is not in the future: the day of an expense or a payment. `expiry` is the day on
 * which something stops being valid.
 */
export type DayKind = 'birth' | 'birth_of_staff' | 'done' | 'planned' | 'planned_end' | 'expiry';

/**
 * Who may make a call. With a list, any one of its permissions is enough. The scope (own records, houses led) is defined on the server,
 * next to the route: the permission decides which action is allowed, the scope on which records.
 */
export type Access = 'public' | 'signed-in' | readonly [Permission, ...Permission[]];

/** A read names the resource that it shows: it is refetched when that resource changed. */
interface Reads {
  readonly method: 'GET';
  readonly resource: Resource;
  readonly affects?: never;
  readonly creates?: never;
}

/**
 * A write names the resources that it changes, the most important first; `freshness.ts` defines which other resources show them.
 * `creates` is true if a repeated POST would create a second record, or would be refused because the first one succeeded. Such a call runs
 * once per `Idempotency-Key`; the server gives its handler no other way to write. Every POST must declare `creates`, so that none is
 * forgotten.
 */
type Writes = { readonly affects: readonly Resource[]; readonly resource?: never } & (
  | { readonly method: 'PUT' | 'DELETE'; readonly creates?: never }
  | { readonly method: 'POST'; readonly creates: boolean }
);

export type Read = Reads & CallShape;
export type Write = Writes & CallShape;

/** One call of the API: the single definition of its path, schemas and access. */
export type Call = Read | Write;

interface CallShape {
  /** Id of its row in `docs/spec/api.csv`. */
  readonly id: string;
  /** Relative to `/api/v1`, with `:name` for parameters. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly multipart?: boolean;
  /** Schema of `data` in the response. */
  readonly data: z.ZodMiniType;
  /** Key of the success text, if there is one. */
  readonly success?: MessageKey;
  readonly labels?: Labels;
  /** Days in the body whose limits depend on today; see `days.ts`. */
  readonly days?: Readonly<Record<string, DayKind>>;
}

/**
 * @example
 * ```ts
 * import { call } from '@careloom/contract/call';
 * import { z } from '@careloom/contract/schema';
 *
 * export const houseName = call({
 *   id: 'A-027',
 *   method: 'GET',
 *   path: '/house/:id',
 *   resource: 'house',
 *   access: 'signed-in',
 *   params: z.object({ id: z.number() }),
 *   data: z.object({ name: z.string() }),
 * });
 * ```
 */
export const call = <const Definition extends Call>(definition: Definition): Definition => definition;

export type DataOf<C extends Call> = z.output<C['data']>;
type OutputOf<S> = S extends z.ZodMiniType ? z.output<S> : unknown;
type InputOf<S> = S extends z.ZodMiniType ? z.input<S> : unknown;

/** The input of a call: path parameters, query and body in one object; the client separates them. */
export type InputFor<C extends Call> = InputOf<C['params']> & InputOf<C['query']> & InputOf<C['body']>;
export type ParamsOf<C extends Call> = OutputOf<C['params']>;
export type QueryOf<C extends Call> = OutputOf<C['query']>;
export type BodyOf<C extends Call> = OutputOf<C['body']>;
