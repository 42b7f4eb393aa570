import type { Readable } from 'node:stream';
import type { Db } from '../db/database';
import type { Executor } from '../db/transaction';

export type FileKind = 'picture' | 'receipt' | 'document';
export type FileVariant = 'full' | 'small';

/** A file to be stored. Its content was looked at; `mime` is what that said, not what the sender did. */
export interface NewFile {
  ownerId: number | null;
  kind: FileKind;
  /** As the sender named it. */
  name: string;
  mime: string;
  content: Buffer;
  /** A small variant of a picture, of the same mime. */
  small?: Buffer;
}

/** Stored files and their signed addresses. */
export interface Files {
  /** Stores the bytes, then the row; returns its id. A row that is rolled back leaves bytes that nothing names. */
  save(tx: Executor, file: NewFile): Promise<number>;
  /** Removes a file that nothing names any more: its row, then its bytes. Not inside a transaction: bytes do not come back. */
  discard(db: Db, fileId: number): Promise<void>;
  /**
   * The address of a file for one user, under `/api/v1/files`; null for none. It ends at the end of the next day (UTC), the
   * same for the whole day, so that a browser keeps the picture.
   */
  url(fileId: number | null, userId: number, variant?: FileVariant): string | null;
  /** The bytes under a storage key. The stream fails where they are gone. */
  open(storageKey: string): Readable;
}
