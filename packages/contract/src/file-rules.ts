/** The rules for uploaded files. */
import { missingOr } from './missing';
import { z } from './schema';

export const IMAGE_EXTENSIONS = ['jpeg', 'jpe', 'jpg', 'gif', 'png'] as const;
export const MAX_FILE_BYTES = 5_000_000;

/** The common properties of a browser's `File` and a parsed upload. `size` in bytes. */
export interface FileLike {
  name: string;
  size: number;
  type: string;
}

const isFileLike = (value: unknown): value is FileLike =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as FileLike).name === 'string' &&
  typeof (value as FileLike).size === 'number';

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();

/** A picture: jpeg, jpe, jpg, gif or png, at most 5,000,000 bytes. The server checks the content as well. */
export const image = () =>
  z.custom<FileLike>(isFileLike, { error: missingOr('validation.image') }).check(
    z.refine((file) => (IMAGE_EXTENSIONS as readonly (string | undefined)[]).includes(extensionOf(file.name)), {
      error: 'validation.image',
    }),
    z.refine((file) => file.size <= MAX_FILE_BYTES, { error: 'validation.file.max' }),
  );

export const RECEIPT_EXTENSIONS = [...IMAGE_EXTENSIONS, 'pdf'] as const;

const isReceipt = (value: unknown) =>
  isFileLike(value) && (RECEIPT_EXTENSIONS as readonly (string | undefined)[]).includes(extensionOf(value.name));

/** A receipt: a picture as above, or a PDF, at most 5,000,000 bytes. The server checks the content as well. */
export const receiptFile = () =>
  z
    .custom<FileLike>(isReceipt, { error: missingOr('validation.mimes.receipt') })
    .check(z.refine((file) => file.size <= MAX_FILE_BYTES, { error: 'validation.file.max' }));

/** A .csv file with rows, at most 5,000,000 bytes. */
export const csvFile = () =>
  z.custom<FileLike>(isFileLike, { error: missingOr('validation.mimes.csv') }).check(
    z.refine((file) => extensionOf(file.name) === 'csv', { error: 'validation.mimes.csv' }),
    z.refine((file) => file.size <= MAX_FILE_BYTES, { error: 'validation.file.max' }),
  );
