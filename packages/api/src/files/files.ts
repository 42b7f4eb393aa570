import type { Executor } from '../db/transaction';
import type { Upload } from '../http/upload';

/** Stored files and their signed addresses. */
export interface Files {
  /** Stores the bytes and the row; returns the id. `content_type` is the caller's finding by content. */
  save(tx: Executor, file: Pick<Upload, 'name' | 'content'> & { contentType: string }): Promise<string>;
  /** The address of a file for one user, under `/api/v1/files`; null for none. It expires, rounded to a day so that it caches. */
  url(fileId: string | null, userId: number): string | null;
  /** The bytes of a file. */
  read(fileId: string): Promise<Buffer>;
}
