import { AxiosError, AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { client } from '../src/http/client';

export interface Asked {
  method: string;
  /** Under `/api/v1`. */
  url: string;
  /** The address as it goes out, with its query. */
  uri: string;
  headers: Record<string, string>;
  body: unknown;
}

/** What the stubbed server does with one request: answers, or leaves the line dead. */
export type Reply = { status: number; body: unknown } | 'no answer';

export const reply = (status: number, body: unknown): Reply => ({ status, body });
/** A success of the API. */
export const json = (code: number, data: unknown, message = 'Done.'): Reply => reply(code, { code, message, data });
/** A refusal of the API. */
export const refusal = (code: number, message: string, rest: object = {}): Reply => reply(code, { code, message, ...rest });

/**
 * Puts a server in the place of the line, under the real client, for tests.
 * @param replies in the order of the requests, the last one for all that follow; or a function of the request
 * @returns what was asked so far
 */
export function answering(...replies: readonly (Reply | ((asked: Asked) => Reply | Promise<Reply>))[]): () => readonly Asked[] {
  const asked: Asked[] = [];
  client.defaults.adapter = async (config) => {
    const request = readRequest(config);
    const next = replies[Math.min(asked.length, replies.length - 1)];
    asked.push(request);
    return settle(config, typeof next === 'function' ? await next(request) : next);
  };
  return () => asked;
}

function readRequest(config: InternalAxiosRequestConfig): Asked {
  const body: unknown = typeof config.data === 'string' ? JSON.parse(config.data) : config.data;
  const headers = Object.fromEntries(
    Object.entries(AxiosHeaders.from(config.headers).toJSON()).map(([name, value]) => [name, String(value)]),
  );
  return { method: (config.method ?? 'get').toUpperCase(), url: config.url ?? '', uri: client.getUri(config), headers, body };
}

function settle(config: InternalAxiosRequestConfig, answer: Reply | undefined): AxiosResponse {
  if (answer === undefined || answer === 'no answer') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  const { status, body } = answer;
  const response = { data: body, status, statusText: '', headers: {}, config };
  if (config.validateStatus?.(status) ?? true) return response;
  throw new AxiosError(`Status ${status}`, AxiosError.ERR_BAD_REQUEST, config, null, response);
}
