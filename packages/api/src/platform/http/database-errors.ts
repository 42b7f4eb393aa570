import { type ApiError, confirmReassign, unprocessable } from './errors';

/** PostgreSQL's codes (https://www.postgresql.org/docs/current/errcodes-appendix.html) that a caller caused, and what is said of them. */
const ANSWERS: Readonly<Record<string, () => ApiError>> = {
  // exclusion_violation: the one such constraint keeps the shifts of a worker apart.
  '23P01': () => confirmReassign(),
  // foreign_key_violation: deleted while used, or used after it was deleted.
  '23503': () => unprocessable('error.in_use'),
  // unique_violation that lost a race with the check before it.
  '23505': () => unprocessable(),
  // Text that PostgreSQL can not hold (a NUL), is too long, or a number out of range.
  '22021': () => unprocessable(),
  '22P05': () => unprocessable(),
  '22001': () => unprocessable(),
  '22003': () => unprocessable(),
  // A day outside the calendar that it knows.
  '22008': () => unprocessable(),
};

/** The answer to an error of the database that the caller caused; undefined for all others. Drizzle wraps the original in `cause`. */
export function answerToDatabaseError(error: unknown): ApiError | undefined {
  const code = databaseCode(error);
  return code === undefined ? undefined : ANSWERS[code]?.();
}

/** The database's own code of an error, where it is one of the database. */
export const databaseCode = (error: unknown): string | undefined =>
  codeOf(error) ?? codeOf((error as { cause?: unknown } | undefined)?.cause);

function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}
