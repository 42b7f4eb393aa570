import type { FileLike } from '@careloom/contract/rules';

/** A file as a multipart call brought it, in memory: limits keep it small. Passes the contract's file rules as it is. */
export interface Upload extends FileLike {
  /** Bytes. One more than the limit where it was longer and cut. */
  readonly size: number;
  readonly content: Buffer;
}
