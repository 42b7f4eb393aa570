import type { Call } from '@careloom/contract/call';
import { describeAnswer } from './answers';
import type { Described, Example } from './examples';
import { failureResponses } from './failures';
import { PLACES } from './groups';
import type { Row } from '../../../../testing/spec-csv';
import type { Json } from './json';
import type { SchemaWriter } from './schemas';
import { parametersOf } from './parameters';
import { securityOf } from './security';
import { SUMMARIES } from './summaries';

/** One call with its input, answers and refusals. @throws Error where it has no summary, tag or example */
export function operation(described: Described, writer: SchemaWriter): Json {
  const { call, scope, byPerson, row, example } = described;
  const [summary, place] = [SUMMARIES[call.id], PLACES.get(call.id)];
  if (!summary) throw new Error(`${call.id} has no summary: give it one in testing/openapi/summaries/added.ts.`);
  if (!place) throw new Error(`${call.id} belongs nowhere: add its file to testing/openapi/groups.ts.`);
  if (!example) throw new Error(`${call.id} has no example: run \`npm run openapi\`.`);
  return {
    operationId: place.operationId,
    summary,
    description: descriptionOf(call, row),
    tags: [place.tag],
    'x-id': call.id,
    'x-access': call.access,
    'x-scope': scope,
    security: securityOf(call, scope, byPerson),
    parameters: parametersOf(call, example, writer),
    ...(call.body && { requestBody: requestBody(call, example, writer) }),
    responses: { ...describeAnswer(described, writer), ...failureResponses(call, row) },
  };
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.?!]$/.test(words) ? '' : '.'}`;

function descriptionOf({ access }: Call, { purpose = '' }: Row): string {
  const whose =
    access === 'public'
      ? 'Needs no session.'
      : access === 'signed-in'
        ? 'Any person who is signed in may make it.'
        : `Needs ${access.length > 1 ? 'one of the permissions' : 'the permission'} ${access.map((one) => `\`${one}\``).join(', ')}.`;
  return `${sentence(purpose)}\n\n${whose}`;
}

function requestBody({ body, multipart }: Call, { request }: Example, writer: SchemaWriter): Json {
  if (!body) return {};
  const schema = writer.write(body, 'input');
  const example = request.body === undefined ? {} : { example: request.body };
  return { required: true, content: { [multipart ? 'multipart/form-data' : 'application/json']: { schema, ...example } } };
}
