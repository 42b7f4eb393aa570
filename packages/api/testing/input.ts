import type { Call, InputFor } from '@careloom/contract/call';

/** What a caller may pass to a call, for tables of examples. */
export type InferInputOf<C extends Call> = InputFor<C>;
