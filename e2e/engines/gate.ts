import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { loadOf } from '../support/loads';
import { LISTENER } from './bundles';
import { until } from './patience';

/** A proxy before the product, the same for every engine: it records errors of the page, and can drop files. */
export interface Gate {
  address: string;
  /** Returns and clears the faults so far: error responses, violations of the policy, and console messages. */
  takeFaults: () => string[];
  /** Returns and clears the requested code and style sheets of the product: `settings/742.js`. */
  takeLoads: () => string[];
  /** How often a request was made: `POST /api/v1/observations`. */
  timesAsked: (call: string) => number;
  /** Answers 404 for files under a pathname, until it is called again without one. */
  lose: (pathname?: string) => void;
  /** Resolves when no request has been pending for a while. */
  quiet: () => Promise<void>;
  stop: () => void;
}

const LISTENER_PATH = '/engine-listener.js';
/** An empty page on the product's origin. */
export const EMPTY_PATH = '/engine-empty';
const EMPTY = '<!doctype html><html lang="en"><title>Empty</title><link rel="icon" href="data:,"></html>';
const FAULTS_PATH = '/engine-faults';

async function textOf(stream: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const QUIET_MS = 300;

/** A prefetch has no destination. WebKit requests the file again when it runs it, Firefox does not: the loads of both engines count together. */
const isRun = ({ headers }: IncomingMessage) => ['script', 'style', 'worker', undefined].includes(headers['sec-fetch-dest']);

const isDocument = (given: IncomingMessage) => given.headers['content-type']?.startsWith('text/html') === true;

/** @param port to listen on @param to port of the product */
export async function startGate(port: number, to: number): Promise<Gate> {
  let lost: string | undefined;
  let faults: string[] = [];
  const loads = new Set<string>();
  const asks: string[] = [];
  const underWay = new Set<IncomingMessage>();
  let lastEnd = 0;
  const onward = (asked: IncomingMessage, headers: OutgoingHttpHeaders = asked.headers) =>
    request({ host: '127.0.0.1', port: to, method: asked.method, path: asked.url, headers });

  const server = createServer((asked, answer) => {
    const { method = '', url = '' } = asked;
    asks.push(`${method} ${url}`);
    const load = loadOf(new URL(url, 'http://localhost').pathname);
    if (load && isRun(asked)) loads.add(load);
    underWay.add(asked);
    answer.on('close', () => {
      underWay.delete(asked);
      lastEnd = performance.now();
    });
    if (url === FAULTS_PATH) {
      void textOf(asked).then((fault) => {
        faults.push(fault);
        answer.writeHead(204).end();
      });
      return;
    }
    if (url === EMPTY_PATH) return void answer.writeHead(200, { 'content-type': 'text/html' }).end(EMPTY);
    if (url === LISTENER_PATH) return void answer.writeHead(200, { 'content-type': 'text/javascript' }).end(LISTENER);
    if (lost !== undefined && url.startsWith(lost)) return void answer.writeHead(404, { 'content-type': 'text/plain' }).end('Not Found');
    const { 'accept-encoding': _, ...plain } = asked.headers;
    const sent = onward(asked, plain);
    sent.on('response', (given) => {
      const { statusCode = 502, headers } = given;
      if (statusCode >= 400) faults.push(`${statusCode} ${method} ${url}`);
      if (!isDocument(given)) {
        answer.writeHead(statusCode, headers);
        return void given.pipe(answer);
      }
      void textOf(given).then((html) => {
        const body = html.replace(/<head>/i, `$&<script src="${LISTENER_PATH}"></script>`);
        answer.writeHead(statusCode, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
      });
    });
    sent.on('error', () => answer.destroy());
    asked.pipe(sent);
  });

  server.on('upgrade', (asked, socket) => {
    const sent = onward(asked).end();
    sent.on('error', () => socket.destroy());
    sent.on('upgrade', (given, inner, first) => {
      const lines = Object.entries(given.headers).map(([name, value]) => `${name}: ${String(value)}`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      socket.write(first);
      inner.pipe(socket).pipe(inner);
      for (const end of [inner, socket]) end.on('error', () => [inner, socket].forEach((both) => both.destroy()));
    });
  });

  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    address: `http://localhost:${port}`,
    takeFaults: () => {
      const taken = faults;
      faults = [];
      return taken;
    },
    takeLoads: () => {
      const taken = [...loads];
      loads.clear();
      return taken;
    },
    timesAsked: (call) => asks.filter((asked) => asked === call).length,
    lose: (pathname) => {
      lost = pathname;
    },
    quiet: async () => {
      await until(
        () => Promise.resolve(underWay.size === 0 && performance.now() - lastEnd > QUIET_MS ? true : undefined),
        () => `Requests are still under way: ${[...underWay].map(({ url }) => url).join(' ')}`,
      );
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
