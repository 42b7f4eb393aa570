import type { Call, InputFor } from '@careloom/contract/call';

/** The input of a call, for tables of examples. */
export type InferInputOf<C extends Call> = InputFor<C>;
