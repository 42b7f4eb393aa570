import { Agent, request as httpRequest } from 'node:http';
import type { BenchRequest } from './requests';

/** Concurrent requests, as from a few people. */
const AT_ONCE = 4;

export interface Asked {
  port: number;
  token: string;
  /** An agent whose connections are reused; without it, each request opens its own. */
  agent?: Agent;
  /** The expected status, where it is not 200. */
  status?: number;
}

/** Makes one request; returns the milliseconds until its answer was read completely. @throws Error for another status */
export function ask(
  { port, token, agent, status = 200 }: Asked,
  { method, path, body, form }: Pick<BenchRequest, 'method' | 'path' | 'body'> & { form?: string },
) {
  const began = performance.now();
  const type = body === undefined ? {} : { 'content-type': form ?? 'application/json', 'content-length': Buffer.byteLength(body) };
  const headers = { authorization: `Bearer ${token}`, ...type };
  return new Promise<{ ms: number; answer: Buffer }>((resolve, reject) => {
    const sent = httpRequest({ ...(agent && { agent }), host: '127.0.0.1', port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const answer = Buffer.concat(chunks);
        if (response.statusCode === status) resolve({ ms: performance.now() - began, answer });
        else reject(new Error(`${method} ${path} answered ${response.statusCode}: ${answer.toString().slice(0, 500)}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Repeats a request, a few at a time. @returns milliseconds of each */
export async function load(asked: Asked, request: BenchRequest, count = request.count): Promise<number[]> {
  // One agent per load: a server closes a connection that has been idle for a while, possibly just as it is reused.
  const agent = new Agent({ keepAlive: true });
  const taken: number[] = [];
  let left = count;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      taken.push((await ask({ ...asked, agent }, request)).ms);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  agent.destroy();
  return taken;
}
