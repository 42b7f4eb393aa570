/** Checked by the compiler: the contract accepts what the generated client can send, and the client expects what the contract answers. */
import type { Call } from '@careloom/contract/call';
import type { operations } from './client-types';
import type { GROUPS } from './groups';

type Modules = (typeof GROUPS)[number]['modules'][number];

/** `['jobsClose', typeof jobs.close]` for each call that a module exports. */
type CallsOf<Module> = Module extends unknown
  ? {
      [Group in keyof Module & string]: {
        [Key in keyof Module[Group] & string]: Module[Group][Key] extends Call ? [`${Group}${Capitalize<Key>}`, Module[Group][Key]] : never;
      }[keyof Module[Group] & string];
    }[keyof Module & string]
  : never;
type Calls = CallsOf<Modules>;

type Content<Of> = Of extends { content: { 'application/json': infer Json } }
  ? Json
  : Of extends { content: { 'multipart/form-data': infer Form } }
    ? Form
    : never;
type SentBy<Operation> = Operation extends { requestBody: infer Body } ? Content<Body> : never;
type AnswerOf<Operation> = Operation extends { responses: { 200: infer Answer } }
  ? Content<Answer> extends { data: infer Data }
    ? Data
    : never
  : never;
type InputOf<Schema> = Schema extends { _zod: { input: infer Input } } ? Input : unknown;
type OutputOf<Schema> = Schema extends { _zod: { output: infer Output } } ? Output : unknown;

/** A value after JSON: undefined properties are omitted. */
type Written<Value> = Value extends object ? { [Key in keyof Value]: Written<Exclude<Value[Key], undefined>> } : Value;
/** Files, redirects and empty answers have no envelope. */
type Expects<Operation, Data> = [AnswerOf<Operation>] extends [never] ? true : [Written<Data>] extends [AnswerOf<Operation>] ? true : false;

/** Names of calls that the client lacks, whose body the contract would refuse, or whose answer the client would not expect. */
type Faults = Calls extends infer One
  ? One extends [infer Name extends string, infer C extends Call]
    ? Name extends keyof operations
      ? [SentBy<operations[Name]>] extends [InputOf<C['body']>]
        ? Expects<operations[Name], OutputOf<C['data']>> extends true
          ? never
          : `${Name}: answer`
        : `${Name}: body`
      : `${Name}: missing`
    : never
  : never;

/** Does not compile while there is a mismatch, and names it. */
export const FAULTS: Record<Faults, never> = {};
