import type { Call, DataOf, InputFor } from '@careloom/contract/call';
import type { FieldErrors } from '@careloom/contract/issues';
import { API_BASE } from '../src/platform/http/route';

/** An answer as received over HTTP. `data` is only read where the test expects a success. */
export interface Answer<Data> {
  status: number;
  code: number;
  message: string;
  error?: string;
  errors: FieldErrors;
  data: Data;
  headers: Headers;
}

export interface SendOptions {
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** Makes a call of the contract: fields that are not in its path become the query of a GET or DELETE, and the body of other methods. */
export async function sendCall<C extends Call>(
  url: string,
  call: C,
  input: InputFor<C>,
  options: SendOptions = {},
): Promise<Answer<DataOf<C>>> {
  const rest: Record<string, unknown> = { ...(input as object) };
  const path = call.path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const inQuery = call.method === 'GET' || call.method === 'DELETE';
  const query = inQuery
    ? `?${new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)] as [string, string])).toString()}`
    : '';
  const headers = { accept: 'application/json', ...(options.token && { authorization: `Bearer ${options.token}` }), ...options.headers };
  const body = inQuery ? {} : call.multipart ? { body: formOf(rest) } : { body: JSON.stringify(rest) };
  const type = 'body' in body && !call.multipart ? { 'content-type': 'application/json' } : {};
  return answerOf(await fetch(`${url}${API_BASE}${path}${query}`, { method: call.method, headers: { ...type, ...headers }, ...body }));
}

export async function answerOf<Data>(response: Response): Promise<Answer<Data>> {
  const json = (await response.json()) as Omit<Answer<Data>, 'status' | 'headers' | 'errors'> & { errors?: FieldErrors };
  return { ...json, errors: json.errors ?? {}, status: response.status, headers: response.headers };
}

/** A multipart form: lists and objects as names like `clients[0][name]`, files unchanged. */
export function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  const add = (name: string, value: unknown) => {
    if (value === null || value === undefined) return;
    if (value instanceof Blob) form.append(name, value);
    else if (typeof value === 'object') for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner);
    else form.append(name, `${value as string | number | boolean}`);
  };
  for (const [name, value] of Object.entries(fields)) add(name, value);
  return form;
}
