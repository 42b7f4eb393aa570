import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';

export interface Asked {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** The client's local address: any of 127.0.0.0/8. */
  from?: string;
}

export type Ask = (url: string, question?: Question) => Promise<Asked>;

/** Sends a request over TLS and trusts this one certificate, which `fetch` can't do. The response body stays compressed. */
export const askWith =
  (certificate: string): Ask =>
  (url, { method = 'GET', headers = {}, body, from } = {}) =>
    new Promise((resolve, reject) => {
      const json = body === undefined ? {} : { 'content-type': 'application/json' };
      const options = { method, ca: certificate, family: 4, headers: { ...json, ...headers }, ...(from && { localAddress: from }) };
      const asked = request(url, options, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
        answer.on('error', reject);
      });
      asked.on('error', reject);
      asked.end(body === undefined ? undefined : JSON.stringify(body));
    });
