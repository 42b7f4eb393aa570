import { type ApiError, confirmReassign, unprocessable } from './errors';

/** PostgreSQL error codes (https://www.postgresql.org/docs/current/errcodes-appendix.html) caused by the caller, and their answers. */
const ANSWERS: Readonly<Record<string, () => ApiError>> = {
  // exclusion_violation: the only such constraint prevents overlapping shifts of a worker.
  '23P01': () => confirmReassign(),
  // foreign_key_violation: deleted while used, or used after it was deleted.
  '23503': () => unprocessable('error.in_use'),
  // unique_violation: a concurrent request passed the same check first.
  '23505': () => unprocessable(),
  // Text that PostgreSQL cannot store (a NUL) or that is too long, or a number out of range.
  '22021': () => unprocessable(),
  '22P05': () => unprocessable(),
  '22001': () => unprocessable(),
  '22003': () => unprocessable(),
  // A date outside the supported range.
  '22008': () => unprocessable(),
};

/** The answer to a database error caused by the caller; undefined for all others. Drizzle wraps the original in `cause`. */
export function answerToDatabaseError(error: unknown): ApiError | undefined {
  const code = databaseCode(error);
  return code === undefined ? undefined : ANSWERS[code]?.();
}

/** The code of a database error; undefined for other errors. */
export const databaseCode = (error: unknown): string | undefined =>
  codeOf(error) ?? codeOf((error as { cause?: unknown } | undefined)?.cause);

function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}
