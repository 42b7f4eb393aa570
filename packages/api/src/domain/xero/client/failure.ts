/** Why a call to Xero failed; each kind requires a different action. */
export type FailureKind =
  /** Not connected, or Xero ended the connection. */
  | 'disconnected'
  /** Xero refuses the tokens: possibly only the access token. */
  | 'unauthorized'
  /** Wrong credentials, or codes that are not in the account's chart. */
  | 'config'
  /** Lines without codes. */
  | 'line_items'
  /** No contact, or one that does not exist in the account. */
  | 'contact'
  /** The record does not exist there. */
  | 'missing'
  /** Too many calls; see `retryAfterMs`. */
  | 'limited'
  /** No answer, or an error on Xero's side. */
  | 'unreachable';

export class XeroFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    /** For the log. */
    readonly detail: string,
    readonly retryAfterMs = 0,
  ) {
    super(`Xero: ${kind}: ${detail}`);
    this.name = 'XeroFailure';
  }
}

const DEFAULT_WAIT_SECONDS = 60;
const BY_GRANT: Readonly<Record<string, FailureKind>> = {
  invalid_grant: 'disconnected',
  access_denied: 'disconnected',
  invalid_client: 'config',
  unauthorized_client: 'config',
  invalid_scope: 'config',
};
const BY_STATUS: Readonly<Record<number, FailureKind>> = { 401: 'unauthorized', 403: 'disconnected', 404: 'missing' };

interface Answer {
  statusCode: number;
  body: unknown;
  headers: Record<string, string | undefined>;
}

/** Converts the SDK's errors: JSON in a string from accounting calls, an object from token calls. */
export function failureOf(thrown: unknown): XeroFailure {
  if (thrown instanceof XeroFailure) return thrown;
  const grant = grantError(thrown);
  if (grant !== undefined) return new XeroFailure(BY_GRANT[grant] ?? 'unreachable', grant);
  const answer = answerOf(thrown);
  if (!answer) return new XeroFailure('unreachable', thrown instanceof Error ? thrown.message : String(thrown));
  return byAnswer(answer);
}

function byAnswer({ statusCode, body, headers }: Answer): XeroFailure {
  const detail = sentences(body);
  if (statusCode === 429) {
    const seconds = Number(headers['retry-after'] ?? DEFAULT_WAIT_SECONDS);
    return new XeroFailure('limited', `${seconds} s`, (Number.isFinite(seconds) ? seconds : DEFAULT_WAIT_SECONDS) * 1000);
  }
  if (statusCode === 400) return new XeroFailure(/\bcontact\b/i.test(detail) ? 'contact' : 'config', detail);
  return new XeroFailure(BY_STATUS[statusCode] ?? 'unreachable', `${statusCode} ${detail}`);
}

/** OAuth's error code (RFC 6749, 5.2). */
function grantError(thrown: unknown): string | undefined {
  const error = typeof thrown === 'object' && thrown !== null && 'error' in thrown ? thrown.error : undefined;
  return typeof error === 'string' ? error : undefined;
}

function answerOf(thrown: unknown): Answer | undefined {
  if (typeof thrown !== 'string') return undefined;
  try {
    const { response } = JSON.parse(thrown) as { response?: Partial<Answer> };
    return response?.statusCode ? { statusCode: response.statusCode, body: response.body, headers: response.headers ?? {} } : undefined;
  } catch {
    return undefined;
  }
}

interface Refusal {
  Detail?: string;
  Message?: string;
  Elements?: { ValidationErrors?: { Message?: string }[] }[];
}

/** Xero's error message. A validation error lists each fault, and identical ones of several lines once; other errors have one sentence at most. */
function sentences(body: unknown): string {
  if (typeof body !== 'object' || body === null) return String(body);
  const { Detail, Message, Elements } = body as Refusal;
  const faults = (Elements ?? []).flatMap(({ ValidationErrors = [] }) => ValidationErrors.map((fault) => fault.Message ?? ''));
  return [...new Set(faults)].filter(Boolean).join(' ') || (Detail ?? Message ?? '');
}
