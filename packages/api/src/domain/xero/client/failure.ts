/** Why a call to Xero came to nothing, as far as somebody can do something about it. */
export type FailureKind =
  /** No link to an account, or Xero ended it. */
  | 'disconnected'
  /** Xero knows neither token any more: perhaps the access token alone. */
  | 'unauthorized'
  /** Credentials, or codes that the account's chart lacks. */
  | 'config'
  /** Lines without codes. */
  | 'line_items'
  /** No contact, or one that the account lacks. */
  | 'contact'
  /** No such record there. */
  | 'missing'
  /** Too many calls; see `retryAfterMs`. */
  | 'limited'
  /** No answer, or a fault of theirs. */
  | 'unreachable';

export class XeroFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    /** For the log. */
    detail: string,
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

/** What the SDK threw, as one of ours: JSON in a text from the accounting calls, an object from those about tokens. */
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

/** The word of OAuth for what is wrong (RFC 6749, 5.2). */
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

/** What Xero says is wrong. A validation names each fault; else there is one sentence at most. */
function sentences(body: unknown): string {
  if (typeof body !== 'object' || body === null) return String(body);
  const { Detail, Message, Elements } = body as Refusal;
  const faults = (Elements ?? []).flatMap(({ ValidationErrors = [] }) => ValidationErrors.map((fault) => fault.Message ?? ''));
  return faults.filter(Boolean).join(' ') || (Detail ?? Message ?? '');
}
