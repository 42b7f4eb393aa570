import type { Call } from '@careloom/contract/call';

export type Input = Readonly<Record<string, unknown>>;

export interface Request {
  method: Call['method'];
  url: string;
  params?: Input;
  data?: Input | FormData;
}

/**
 * Splits an input: path parameters go into the URL, the rest is the query of a GET or DELETE and the body of any other call.
 * @throws Error if a path parameter is missing
 */
export function requestOf(call: Pick<Call, 'method' | 'path' | 'multipart'>, input: Input): Request {
  const left: Record<string, unknown> = { ...input };
  const url = call.path.replace(/:([A-Za-z_]+)/g, (_, name: string) => {
    const value = left[name];
    delete left[name];
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return encodeURIComponent(value);
    throw new Error(`${call.method} ${call.path} needs ${name}.`);
  });
  const query = call.method === 'GET' || call.method === 'DELETE';
  if (query) return { method: call.method, url, params: withoutBlanks(left) };
  return { method: call.method, url, data: call.multipart || hasFile(left) ? toFormData(left) : left };
}

const withoutBlanks = (values: Input) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ''));

const hasFile = (values: Input): boolean => Object.values(values).some((value) => value instanceof Blob);

/**
 * Converts a body to multipart. Undefined values are omitted, null becomes an empty string (a cleared field), and nested values are named
 * `clients[0][name]`.
 */
function toFormData(values: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) append(form, name, value);
  return form;
}

function append(form: FormData, name: string, value: unknown) {
  if (value === undefined) return;
  if (value === null) form.append(name, '');
  else if (value instanceof Blob) form.append(name, value);
  else if (typeof value === 'object') for (const [key, nested] of Object.entries(value)) append(form, `${name}[${key}]`, nested);
  else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') form.append(name, String(value));
}
