import type { FileLike } from '@careloom/contract/rules';

/** A file of a multipart call, in memory: limits keep it small. It satisfies the contract's file rules directly. */
export interface Upload extends FileLike {
  /** Bytes. One more than the limit when the file was longer and truncated. */
  readonly size: number;
  readonly content: Buffer;
}
