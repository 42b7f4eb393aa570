import type { Write } from '@careloom/contract/call';
import type { Answer } from '../http/answer';
import type { Input } from '../http/request';

/** A write that this device keeps until the server has answered it. Structured-cloneable: its input may contain files. */
export interface QueuedWrite {
  /** Sent as `Idempotency-Key`, so that the server makes the write once however often it is sent. */
  readonly key: string;
  /** When it was queued, in epoch milliseconds; no two writes have the same. Defines the order. */
  readonly at: number;
  readonly call: Pick<Write, 'id' | 'method' | 'path' | 'multipart' | 'affects'>;
  readonly input: Input;
  /** The record that the write changes, e.g. `shift 12`. A write waits while an earlier write about the same record is refused. */
  readonly about: string;
  /** Describes the write to the user: "Start, Banksia House". */
  readonly title: string;
  /** Why the server did not accept it; null while it waits. */
  readonly refusal: Refusal | null;
}

export interface Refusal {
  message: string;
  errors: Readonly<Record<string, readonly string[]>>;
}

/** The next write to send: the first waiting one without an earlier refused write about the same record. */
export function nextToSend(writes: readonly QueuedWrite[]): QueuedWrite | undefined {
  const held = new Set(writes.filter(({ refusal }) => refusal !== null).map(({ about }) => about));
  return writes.find((write) => write.refusal === null && !isBehind(write, writes, held));
}

/** Whether a write waits for the user to edit or discard an earlier one about the same record. */
export const isBehind = (
  { about, at }: QueuedWrite,
  writes: readonly QueuedWrite[],
  held: ReadonlySet<string> = new Set([about]),
): boolean => held.has(about) && writes.some((other) => other.about === about && other.refusal !== null && other.at < at);

export type Outcome = 'sent' | 'later' | 'refused';

/** The effect of an answer on a write: after a temporary failure it keeps waiting. */
export function outcomeOf({ ok, code, error }: Pick<Answer<unknown>, 'ok' | 'code'> & { error?: string | undefined }): Outcome {
  if (ok) return 'sent';
  const isTemporary = code === 0 || code === 408 || code === 425 || code === 429 || code >= 500;
  return isTemporary || error === 'unauthenticated' ? 'later' : 'refused';
}
