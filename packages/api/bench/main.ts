/**
 * `npm run bench:api`: what the API costs compared with the bare driver and the same statements, and how long requests affect others.
 * `docs/bench.md` explains the figures and the limits.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { compare } from './compare';
import { type Engine, pgliteEngine, postgresEngine, withServices } from './engines';
import { type Fixture, fill } from './fixture';
import { heavyWork } from './heavy-work';
import { largeProvider } from './large-provider';
import { type EngineResult, exceeded } from './limits';
import { type MeasuredServer, startApiServer } from './measured-server';
import { tableOf } from './table';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' }, report: { type: 'string', default: 'reports' } },
});
const rounds = Number(values.rounds);
const server = process.env['TEST_DATABASE_URL'];

/** @param engine has an empty database, which is removed afterwards */
async function atScale(engine: Engine) {
  try {
    return await largeProvider(engine);
  } finally {
    await engine.remove();
  }
}

async function heavyOn(api: MeasuredServer, fixture: Fixture, embedded: boolean) {
  try {
    return await heavyWork(api, fixture, rounds, embedded);
  } finally {
    await api.stop();
  }
}

/** @param open creates a database of an engine */
async function measured(open: () => Promise<Engine>): Promise<EngineResult> {
  const engine = await open();
  try {
    const fixture = await withServices(engine, fill);
    const backends = await engine.watch('api');
    const api = await startApiServer(engine.environment, backends);
    const heavy = await heavyOn(api, fixture, engine.name === 'PGlite');
    await backends.close();
    await engine.copy();
    const compared = await compare(engine, fixture, rounds);
    return { engine: engine.name, backends: backends.counted, compared, heavy, large: await atScale(await open()) };
  } finally {
    await engine.remove();
  }
}

/** Whether the machine has other load. Clock times then include that load, and only the API's CPU time is comparable. */
const busy = (os.loadavg()[0] ?? 0) > os.availableParallelism();
const results: EngineResult[] = [];
const take = (result: EngineResult) => {
  results.push(result);
  process.stdout.write(`${tableOf(result)}\n\n`);
};
if (server && values.only !== 'pglite') take(await measured(() => postgresEngine(server)));
if (values.only !== 'postgres') take(await measured(pgliteEngine));
const problems = results.flatMap((result) => exceeded(result, busy));
mkdirSync(values.report, { recursive: true });
writeFileSync(
  `${values.report}/bench-api.json`,
  `${JSON.stringify({ node: process.version, rounds, busy, results, problems }, null, 2)}\n`,
);
for (const problem of problems) process.stdout.write(`✗ ${problem}\n`);
if (problems.length === 0) process.stdout.write('✓ The API keeps within its limits.\n');
process.exitCode = problems.length === 0 ? 0 : 1;
