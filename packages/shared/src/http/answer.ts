/** The result of a call. Failures are values, so that each caller can handle them; `unwrap` throws them instead. */
export type Answer<Data> = Success<Data> | Failed;

export interface Success<Data> {
  readonly ok: true;
  readonly code: number;
  readonly message: string;
  readonly data: Data;
}

export interface Failed {
  readonly ok: false;
  /** The status code of the response; 0 if there was none. */
  readonly code: number;
  readonly message: string;
  /** Distinguishes refusals with the same code: `forbidden`, `stale`, … */
  readonly error?: string;
  /** Messages by field, for a 422. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** The data of a refusal as the server sent it, not parsed. */
  readonly data?: unknown;
  /** Why there was no response. */
  readonly cause?: unknown;
}

/** A failed answer as an error. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: number;
  constructor(readonly answer: Failed) {
    super(answer.message, { cause: answer.cause });
    this.code = answer.code;
  }
}

/** @throws ApiFailure if the answer is not a success */
export function unwrap<Data>(answer: Answer<Data>): Success<Data> {
  if (answer.ok) return answer;
  throw new ApiFailure(answer);
}
