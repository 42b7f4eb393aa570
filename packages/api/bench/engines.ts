import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { systemClock } from '../src/platform/clock/clock';
import { openDatabase } from '../src/platform/db/open';
import { parseEnv } from '../src/platform/env/env';
import { ensureReferenceData } from '../src/domain/reference/ensure-reference-data';
import type { Services } from '../src/platform/services';
import { createServices } from '../src/app/start';
import { makePostgres } from '../testing/test-database';
import { type Backends, noBackends, watchBackends } from './backends';

/** A database of the bench, and a copy of it for the raw driver. */
export interface Engine {
  name: 'PGlite' | 'PostgreSQL';
  /** The API's database. */
  environment: Record<string, string>;
  /** The location of the copy, whether or not it exists yet. */
  raw: { url: string } | { directory: string };
  /** Copies the database; no process may have it open. */
  copy(): Promise<void>;
  watch(which: 'api' | 'raw'): Promise<Backends>;
  remove(): Promise<void>;
}

const newFolder = () => mkdtemp(path.join(os.tmpdir(), 'careloom-bench-'));

export async function pgliteEngine(): Promise<Engine> {
  const folder = await newFolder();
  const directory = path.join(folder, 'raw');
  return {
    name: 'PGlite',
    environment: { CARELOOM_DATA_DIR: folder },
    raw: { directory },
    copy: () => cp(path.join(folder, 'pg'), directory, { recursive: true }),
    watch: () => Promise.resolve(noBackends),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** @param server the connection string of a server that allows databases to be created */
export async function postgresEngine(server: string): Promise<Engine> {
  const folder = await newFolder();
  const { url, drop } = await makePostgres(server);
  const name = new URL(url).pathname.slice(1);
  const rawUrl = new URL(url);
  rawUrl.pathname = `/${name}_raw`;
  const run = async (statement: string) => {
    const admin = new pg.Client({ connectionString: server });
    await admin.connect();
    try {
      await admin.query(statement);
    } finally {
      await admin.end();
    }
  };
  return {
    name: 'PostgreSQL',
    environment: { CARELOOM_DATA_DIR: folder, DATABASE_URL: url },
    raw: { url: rawUrl.href },
    copy: () => run(`create database ${name}_raw template ${name}`),
    watch: (which) => watchBackends(which === 'api' ? url : rawUrl.href),
    async remove() {
      await run(`drop database if exists ${name}_raw with (force)`);
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Opens an engine's database in this process, for work that is not measured. */
export async function withServices<Result>({ environment }: Engine, work: (services: Services) => Promise<Result>): Promise<Result> {
  const env = parseEnv({ RATE_LIMIT: '0', LOG_LEVEL: 'error', CARELOOM_DEMO: '1', ...environment });
  await mkdir(path.join(env.dataDir, 'files'), { recursive: true });
  const database = await openDatabase({ url: env.databaseUrl, directory: path.join(env.dataDir, 'pg') });
  try {
    const services = await createServices({ env, database, clock: systemClock, log: pino({ level: env.logLevel }) });
    await ensureReferenceData(database);
    try {
      return await work(services);
    } finally {
      await services.accounting.stop();
    }
  } finally {
    await database.close();
  }
}
