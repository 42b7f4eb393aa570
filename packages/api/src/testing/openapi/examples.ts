/** A call as it was made and answered once. */
export interface Example {
  request: { path?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
  status: number;
  /** JSON; nothing of a file or a redirect. */
  answer?: unknown;
}

/** By the id of the call. */
export type Examples = Readonly<Record<string, Example>>;
