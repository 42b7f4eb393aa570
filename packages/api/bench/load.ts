import { Agent, request as httpRequest } from 'node:http';
import type { BenchRequest } from './requests';

/** Asked at the same time, as by a few people. */
const AT_ONCE = 4;

export interface Asked {
  port: number;
  token: string;
  /** Whose connections are used again; without one each request makes its own. */
  agent?: Agent;
  /** What is answered where it is not 200. */
  status?: number;
}

/** One request; milliseconds until its answer was read whole. @throws Error for an answer of another status */
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

/** A request over and over, a few at once. @returns milliseconds of each */
export async function load(asked: Asked, request: BenchRequest, count = request.count): Promise<number[]> {
  // Of this load alone: a server ends a connection that has been still for a while, perhaps as it is used again.
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
