/**
 * The baseline for the API: the same statements on the bare driver behind `node:http`, without declarations, checks, logs or counters.
 * Started with the path of its work file (`RawWork`) as argument; reports its port to its parent.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import process from 'node:process';
import { bearerToken, hashToken } from '../src/platform/secrets/tokens';
import { rawDriver, type RunStatements } from './raw-driver';
import type { Statement } from './record-statements';

export interface RawWork {
  /** A PostgreSQL connection string, or a PGlite directory. */
  database: { url: string } | { directory: string };
  /** By method and address: the session lookup, and the statements for the answer. */
  answers: Record<string, { lookUp: Statement; statements: Statement[] }>;
  /** The hash as recorded in the statements: replaced with the hash of the token in the request. */
  tokenHash: string;
}

const [file = ''] = process.argv.slice(2);
const work = JSON.parse(readFileSync(file, 'utf8')) as RawWork;
const driver = await rawDriver(work.database);

const server = createServer((request, response) => {
  answer(driver, request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
});

async function answer(run: RunStatements, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = work.answers[`${request.method ?? ''} ${request.url ?? ''}`];
  const token = bearerToken(request.headers.authorization);
  if (!asked || !token) return void response.writeHead(404).end();
  const hash = hashToken(token);
  const { text, values } = asked.lookUp;
  const found = await run([{ text, values: values.map((value) => (value === work.tokenHash ? hash : value)) }]);
  if (found.length === 0) return void response.writeHead(401).end();
  if (request.method === 'POST') JSON.parse((await buffer(request)).toString());
  const data = await run(asked.statements);
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify({ code: 200, message: '', data }));
}

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('disconnect', () => process.exit(0));
