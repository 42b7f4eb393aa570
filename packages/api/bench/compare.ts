import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildApp } from '../src/app/build-app';
import { hashToken } from '../src/platform/secrets/tokens';
import type { Services } from '../src/platform/services';
import type { Backends } from './backends';
import { type Engine, withServices } from './engines';
import { type Figure, figureOf, quantile } from './figures';
import type { Fixture } from './fixture';
import { load } from './load';
import { type MeasuredServer, startApiServer, startRawServer } from './measured-server';
import type { RawWork } from './raw-server';
import { recordStatements } from './record-statements';
import { type BenchRequest, requestsOf } from './requests';

/** One kind of request on both servers. Each figure has three values: the API, the raw driver, and the ratio of the first to the second. */
export interface Compared {
  name: string;
  /** The limit for the number of statements, and the actual number, including the session lookup. */
  statements: number;
  most: number | undefined;
  /** CPU milliseconds of a request: the server's process plus PostgreSQL's processes where they are visible. */
  cpu: Triple;
  /** CPU milliseconds of the server's process alone. */
  own: Triple;
  /** Milliseconds. */
  p99: Triple;
}
export interface Triple {
  api: Figure;
  raw: Figure;
  ratio: Figure;
}

/** Records the statements of each request on the API itself. */
async function rawWork(engine: Engine, { token }: Fixture, requests: readonly BenchRequest[]): Promise<RawWork> {
  const record = async (services: Services) => {
    const app = await buildApp(services);
    const answers: RawWork['answers'] = {};
    for (const { method, path: url, body } of requests) {
      const headers = { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) };
      const ask = () => app.inject({ method, url, headers, ...(body !== undefined && { payload: body }) });
      const [lookUp, ...statements] = await recordStatements(services.database, ask);
      if (lookUp) answers[`${method} ${url}`] = { lookUp, statements };
    }
    await app.close();
    return answers;
  };
  return { database: engine.raw, answers: await withServices(engine, record), tokenHash: hashToken(token) };
}

interface Measured {
  own: number;
  cpu: number;
  p99: number;
}

async function measure(server: MeasuredServer, token: string, request: BenchRequest): Promise<Measured> {
  const before = await server.cpu();
  const taken = await load({ port: server.port, token }, request);
  const after = await server.cpu();
  const own = (after.process - before.process) / taken.length;
  return { own, cpu: own + (after.backends - before.backends) / taken.length, p99: quantile(taken, 0.99) };
}

const WARM_UP = 100;

/** Measures both servers in turn, request by request and round by round, so that other load on the machine affects both equally. */
export async function compare(engine: Engine, fixture: Fixture, rounds: number): Promise<Compared[]> {
  const requests = requestsOf(fixture);
  const work = await rawWork(engine, fixture, requests);
  const file = path.join(engine.environment['CARELOOM_DATA_DIR'] ?? '', 'raw-work.json');
  await writeFile(file, JSON.stringify(work));
  const watched: Backends[] = [await engine.watch('api'), await engine.watch('raw')];
  const [ofApi, ofRaw] = watched as [Backends, Backends];
  const api = await startApiServer(engine.environment, ofApi);
  const raw = await startRawServer(file, ofRaw);
  const rows = requests.map(() => ({ api: [] as Measured[], raw: [] as Measured[] }));
  try {
    for (const { port } of [api, raw]) {
      for (const request of requests) await load({ port, token: fixture.token }, request, Math.min(WARM_UP, request.count));
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const [nth, request] of requests.entries()) {
        rows[nth]?.api.push(await measure(api, fixture.token, request));
        rows[nth]?.raw.push(await measure(raw, fixture.token, request));
      }
    }
  } finally {
    await Promise.all([api.stop(), raw.stop(), ...watched.map((each) => each.close())]);
  }
  return requests.map(({ name, method, path: url, statements: most }, nth) => {
    const { api = [], raw = [] } = rows[nth] ?? {};
    const triple = (of: (measured: Measured) => number): Triple => ({
      api: figureOf(api.map(of)),
      raw: figureOf(raw.map(of)),
      ratio: figureOf(api.map((one, round) => of(one) / of(raw[round] ?? one))),
    });
    const statements = 1 + (work.answers[`${method} ${url}`]?.statements.length ?? 0);
    return { name, statements, most, cpu: triple(({ cpu }) => cpu), own: triple(({ own }) => own), p99: triple(({ p99 }) => p99) };
  });
}
