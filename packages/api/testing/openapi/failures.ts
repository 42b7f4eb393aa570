import type { Call } from '@careloom/contract/call';
import { text } from '../../src/platform/http/text';
import type { Row } from '../../../../testing/spec-csv';
import { failuresOf, type NamedFailure } from '../failures/named-failures';
import { NOT_ANSWERED } from '../failures/not-answered';
import type { Json } from './json';

interface Common {
  status: number;
  description: string;
  examples: Record<string, Json>;
}

const example = (summary: string, value: Json): Json => ({ summary, value });
const UNAUTHENTICATED = text('auth.unauthenticated');
const FORBIDDEN = text('permission.refused');
const NOT_THERE = text('error.not_exist');
const UNPROCESSABLE = text('error.unprocessable');

/** The refusals that any call may answer. */
const COMMON: Readonly<Record<string, Common>> = {
  Unauthorized: {
    status: 401,
    description: 'No session (`unauthenticated`), or one without the permission (`forbidden`).',
    examples: {
      unauthenticated: example('No session', { code: 401, message: UNAUTHENTICATED, error: 'unauthenticated' }),
      forbidden: example('No permission', { code: 401, message: FORBIDDEN, error: 'forbidden' }),
    },
  },
  NotFound: {
    status: 404,
    description: 'No such record, or none that the caller may see.',
    examples: { not_found: example('No such record', { code: 404, message: NOT_THERE }) },
  },
  Unprocessable: {
    status: 422,
    description: 'Something that was sent is wrong; `errors` says what, by field.',
    examples: { field: example('A field', { code: 422, message: UNPROCESSABLE, errors: { page: ['Page must be a number.'] } }) },
  },
  TooManyRequests: {
    status: 429,
    description: 'Too many calls within a minute.',
    examples: { too_many: example('Too many calls', { code: 429, message: text('error.too_many', { seconds: 30 }) }) },
  },
  Unavailable: {
    status: 503,
    description: 'Xero can not be reached.',
    examples: { unreachable: example('Xero can not be reached', { code: 503, message: text('xero.unreachable') }) },
  },
  ServerError: {
    status: 500,
    description: 'A fault of the server.',
    examples: { server: example('A fault', { code: 500, message: text('error.server') }) },
  },
};

/** The refusals of calls that depend on Xero. */
const OF_XERO = [text('xero.disconnected'), text('xero.config'), text('xero.contact')];

const RETRY_AFTER = { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } };
const content = (more: Json = {}) => ({ 'application/json': { schema: { $ref: '#/components/schemas/Failure' }, ...more } });

/** `components.responses`. */
export const commonFailures = (): Json =>
  Object.fromEntries(
    Object.entries(COMMON).map(([name, { status, description, examples }]) => [
      name,
      { description, ...([429, 503].includes(status) && { headers: { 'Retry-After': RETRY_AFTER } }), content: content({ examples }) },
    ]),
  );

const refer = (name: string): Json => ({ $ref: `#/components/responses/${name}` });

/** The refusals of a call by status: the common ones, and those that its row names, with their texts. */
export function failureResponses(call: Call, row: Row): Json {
  const named = failuresOf(call.id, row['failures'] ?? '').filter((failure) => !(`${failure.id} ${failure.text}` in NOT_ANSWERED));
  const usual = new Map<number, string>([
    [429, 'TooManyRequests'],
    [500, 'ServerError'],
  ]);
  if (call.access !== 'public') usual.set(401, 'Unauthorized');
  if (call.params) usual.set(404, 'NotFound');
  if (call.params ?? call.query ?? call.body) usual.set(422, 'Unprocessable');
  if (named.some((failure) => OF_XERO.includes(failure.text))) usual.set(503, 'Unavailable');
  const statuses = [...new Set([...usual.keys(), ...named.map(({ status }) => status)])].sort();
  return Object.fromEntries(
    statuses.map((status) => {
      const own = named.filter((failure) => failure.status === status && !isUsual(failure));
      const common = usual.get(status);
      return [String(status), own.length === 0 && common ? refer(common) : ownFailure(own, common)];
    }),
  );
}

const isUsual = (failure: NamedFailure) => [UNAUTHENTICATED, FORBIDDEN, NOT_THERE, UNPROCESSABLE].includes(failure.text);

function ownFailure(own: readonly NamedFailure[], common: string | undefined): Json {
  const texts = own.map(({ text: sentence, when }) => `- ${sentence}${when && ` (${when})`}`);
  const description = [...(common ? [COMMON[common]?.description] : []), texts.join('\n')].join('\n\n');
  const first = own.find((failure) => !/[:{]\w/.test(failure.text));
  const examples = {
    ...(first && { own: example(first.text, { code: first.status, message: first.text }) }),
    ...(common && COMMON[common]?.examples),
  };
  return { description, content: content(Object.keys(examples).length > 0 ? { examples } : {}) };
}
