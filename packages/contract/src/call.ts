import type { DayKind } from './day-kind';
import type { Resource } from './freshness';
import type { Labels } from './issues';
import type { MessageKey } from './messages/index';
import type { Permission } from './permissions';
import type { z } from './schema';

/**
 * Who may make a call. A list means any of its permissions. Scope (own records, houses led) is the server's, beside the
 * route: a permission says what, a scope says whose.
 */
export type Access = 'public' | 'signed-in' | readonly [Permission, ...Permission[]];

/** A read names what it shows: it is read again once that has changed. */
interface Reads {
  readonly method: 'GET';
  readonly resource: Resource;
  readonly affects?: never;
  readonly creates?: never;
}

/**
 * A write names what it changes, the most important first; what else is shown with those is the reader's to know. `creates`: whether
 * a POST makes something that a second one would make again. Such a call is answered once for an `Idempotency-Key`; the server gives its
 * handler no other way to write. Each POST says it, so that none is forgotten.
 */
type Writes = { readonly affects: readonly Resource[]; readonly resource?: never } & (
  { readonly method: 'PUT' | 'DELETE'; readonly creates?: never } | { readonly method: 'POST'; readonly creates: boolean }
);

export type Read = Reads & CallShape;
export type Write = Writes & CallShape;

/** One call of the API: the only place where its path, its shapes and its access are written. */
export type Call = Read | Write;

interface CallShape {
  /** Row of `docs/spec/api.csv`. */
  readonly id: string;
  /** Under `/api/v1`, with `:name` for parameters. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly multipart?: boolean;
  /** The shape of `data`. */
  readonly data: z.ZodMiniType;
  /** Text of a success, where it has one. */
  readonly success?: MessageKey;
  readonly labels?: Labels;
  /** The days in the body that have bounds by what today is; see `days.ts`. */
  readonly days?: Readonly<Record<string, DayKind>>;
}

export const call = <const Definition extends Call>(definition: Definition): Definition => definition;

export type DataOf<C extends Call> = z.output<C['data']>;
type OutputOf<S> = S extends z.ZodMiniType ? z.output<S> : unknown;
type InputOf<S> = S extends z.ZodMiniType ? z.input<S> : unknown;

/** What a caller passes: path parameters, query and body in one object; the client tells them apart. */
export type InputFor<C extends Call> = InputOf<C['params']> & InputOf<C['query']> & InputOf<C['body']>;
export type ParamsOf<C extends Call> = OutputOf<C['params']>;
export type QueryOf<C extends Call> = OutputOf<C['query']>;
export type BodyOf<C extends Call> = OutputOf<C['body']>;
