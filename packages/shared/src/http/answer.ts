/** What a call came to. Failures are values, so that a caller decides about each; `unwrap` throws them where that is handier. */
export type Answer<Data> = Success<Data> | Failed;

export interface Success<Data> {
  readonly ok: true;
  readonly code: number;
  readonly message: string;
  readonly data: Data;
}

export interface Failed {
  readonly ok: false;
  /** The code of the answer; 0 where there was none. */
  readonly code: number;
  readonly message: string;
  /** What tells refusals of one code apart: `forbidden`, `stale`, … */
  readonly error?: string;
  /** Texts by field, of a 422. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** The server's own data of a refusal, unread. */
  readonly data?: unknown;
  /** Why there was no answer. */
  readonly cause?: unknown;
}

/** A failure as an error, with all that the answer bore. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: number;
  constructor(readonly answer: Failed) {
    super(answer.message, { cause: answer.cause });
    this.code = answer.code;
  }
}

/** @throws ApiFailure where the answer is no success */
export function unwrap<Data>(answer: Answer<Data>): Success<Data> {
  if (answer.ok) return answer;
  throw new ApiFailure(answer);
}
