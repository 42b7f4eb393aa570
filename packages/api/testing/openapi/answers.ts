import { envelope } from '@careloom/contract/envelope';
import type { Described } from './examples';
import type { Json } from './json';
import type { SchemaWriter } from './schemas';

/** Answered in the format of the channel's protocol, without the envelope. */
const BARE = ['A-154'];

/** The success answer of a call: JSON in the envelope, or the file, redirect or empty body that its row names. */
export function describeAnswer({ call, row, example }: Described, writer: SchemaWriter): Json {
  const named = row['response'] ?? '';
  if (named.startsWith('302')) {
    const schema = { type: 'string', format: 'uri-reference' };
    return {
      '302': { description: 'Leads on to a page.', headers: { Location: { description: 'The address of the page.', schema } } },
      default: { $ref: '#/components/responses/ServerError' },
    };
  }
  if (named === '-') return { '200': { description: 'Never answered: the call is not offered.' } };
  if (named.startsWith('empty')) return { '200': { description: 'An empty answer.' } };
  if (named.startsWith('binary')) {
    const types = [...new Set(named.match(/\b(application|text)\/\w+/g) ?? [])];
    const content = Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]));
    return { '200': { description: 'The file.', content } };
  }
  const recorded = example?.answer === undefined ? {} : { example: example.answer };
  const schema = writer.write(BARE.includes(call.id) ? call.data : envelope(call.data), 'output');
  return { '200': { description: row['success_message'] || 'Success.', content: { 'application/json': { schema, ...recorded } } } };
}
