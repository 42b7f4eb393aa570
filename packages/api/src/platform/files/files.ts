import type { Readable } from 'node:stream';
import type { Db } from '../db/database';
import type { Executor } from '../db/transaction';

export type FileKind = 'picture' | 'receipt' | 'document';
export type FileVariant = 'full' | 'small';

/** A file to be stored. `mime` is the type detected from its content, not the one the sender claimed. */
export interface NewFile {
  ownerId: number | null;
  kind: FileKind;
  /** The name given by the sender. */
  name: string;
  mime: string;
  content: Buffer;
  /** A small variant of a picture, of the same MIME type. */
  small?: Buffer;
}

/** Stored files and their signed URLs. */
export interface Files {
  /** Stores the bytes, then the row; returns its id. If the row is rolled back, its bytes remain as an orphan. */
  save(tx: Executor, file: NewFile): Promise<number>;
  /** Removes an unreferenced file: its row, then its bytes. Do not call it inside a transaction: bytes cannot be rolled back. */
  discard(db: Db, fileId: number): Promise<void>;
  /**
   * The URL of a file for one user, under `/api/v1/files`; null for no file. It expires at the end of the next day (UTC) and is the same
   * for the whole day, so that browsers can cache the picture.
   */
  url(fileId: number | null, userId: number, variant?: FileVariant): string | null;
  /** The bytes of a storage key. The stream fails when they are missing. */
  open(storageKey: string): Readable;
}
