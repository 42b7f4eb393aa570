import type { Call } from '@careloom/contract/call';
import type { Fact, Mode } from '../facts/fact';
import { schemaFacts } from './schema-facts';
import type { Schema } from './schema-core';

/** A call's name in reports, known to client and server. */
export const callName = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`;

const yesNo = (value: boolean | undefined) => (value ? 'yes' : 'no');

/** A part of a request. It is optional if everything in it is. */
function taken(owner: string, part: string, schema: Schema): Fact[] {
  const facts = schemaFacts(owner, part, schema, 'takes');
  const demanded = facts.some(({ path, mode, optional }) => mode === 'takes' && !optional && /^\w+\.\w+$/.test(path));
  return facts.map((fact) => (fact.path === part ? { ...fact, optional: !demanded } : fact));
}

/** What a client relies on in an API call, and what the server does. Texts and access are `noted` only: they change at run time. */
export function callFacts(call: Call): Fact[] {
  const owner = callName(call);
  const fact = (path: string, mode: Mode, type: string): Fact => ({ owner, path, mode, optional: false, type });
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = call[part];
    return schema ? taken(owner, part, schema as unknown as Schema) : [];
  });
  return [
    fact('', 'gives', 'call'),
    fact('id', 'noted', call.id),
    fact('access', 'noted', Array.isArray(call.access) ? call.access.join(', ') : String(call.access)),
    ...(call.success ? [fact('success', 'noted', call.success)] : []),
    ...(call.method === 'POST' ? [fact('made once for a key', 'fixed', yesNo(call.creates))] : []),
    fact('multipart', 'fixed', yesNo(call.multipart)),
    ...parts,
    ...schemaFacts(owner, 'data', call.data as unknown as Schema, 'gives'),
  ];
}
