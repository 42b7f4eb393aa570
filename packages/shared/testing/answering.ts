import { AxiosError, AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { client } from '../src/http/client';

export interface Asked {
  method: string;
  /** Under `/api/v1`. */
  url: string;
  /** The requested address, with its query. */
  uri: string;
  headers: Record<string, string>;
  body: unknown;
}

/** The reaction of the stubbed server to one request: an answer, or a network failure. */
export type Reply = { status: number; body: unknown } | 'no answer';

export const reply = (status: number, body: unknown): Reply => ({ status, body });
/** A success of the API. */
export const json = (code: number, data: unknown, message = 'Done.'): Reply => reply(code, { code, message, data });
/** A refusal of the API. */
export const refusal = (code: number, message: string, rest: object = {}): Reply => reply(code, { code, message, ...rest });

/**
 * Stubs the server below the real client, for tests.
 * @param replies in the order of the requests, the last one for all that follow; or a function of the request
 * @returns the requests so far
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
