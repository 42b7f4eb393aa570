import type { Call } from '@careloom/contract/call';
import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import { API_BASE } from '../../src/platform/http/route';
import { broken, fields, type Shape } from './plausible';

export interface AnyRequest {
  method: Call['method'];
  url: string;
  body: unknown;
}

const propertiesOf = (schema: Call['body']): Record<string, Shape> =>
  schema ? ((z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape).properties ?? {}) : {};

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
/** A lone surrogate has no UTF-8 encoding: it is sent as browsers would encode it. */
const encoded = (value: unknown) => encodeURIComponent(Buffer.from(asText(value)).toString());

/** Requests of a call, from valid ones to entirely invalid ones. */
export function requestOf(call: Call): Arbitrary<AnyRequest> {
  const params = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, {}]));
  const withBody = call.method === 'POST' || call.method === 'PUT';
  const anyBody = fc.oneof({ weight: 19, arbitrary: fields(propertiesOf(call.body)) }, { weight: 1, arbitrary: broken });
  const body = withBody ? anyBody : fc.constant(undefined);
  return fc
    .tuple(fields({ ...params, ...propertiesOf(call.params) }), fields(propertiesOf(call.query)), body)
    .map(([inPath, query, sent]) => {
      const path = call.path.replace(/:(\w+)/g, (_whole, name: string) => encoded(inPath[name] ?? 1) || '0');
      const asked = Object.entries(query).filter(([, value]) => value !== undefined);
      const search = asked.map(([name, value]) => `${name}=${encoded(value)}`).join('&');
      return { method: call.method, url: `${API_BASE}${path}${search && `?${search}`}`, body: sent };
    });
}
