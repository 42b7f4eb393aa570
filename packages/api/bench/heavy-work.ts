import { setTimeout as wait } from 'node:timers/promises';
import { houses } from '@careloom/contract/resources/houses';
import { reports } from '@careloom/contract/resources/reports';
import { timesheets } from '@careloom/contract/resources/timesheets';
import { API_BASE } from '../src/platform/http/route';
import { sendCall } from '../testing/send';
import { type Figure, figureOf, quantile } from './figures';
import type { Fixture } from './fixture';
import { ask, type Asked } from './load';
import type { MeasuredServer } from './measured-server';

const GAP_MS = 10;
const IDLE_MS = 1_500;

/** What a long request costs, and how it affects other requests. */
export interface HeavyWork {
  name: string;
  ms: Figure;
  /** CPU milliseconds, including those of the other requests during that time. */
  cpu: Figure;
  /** p99 of other requests in milliseconds: on an idle server, and during the long request. */
  idle: number;
  meanwhile: number;
}

/** The other requests made during that time. */
interface Probe {
  path: string;
  status: number;
}

/** Repeats a light request until it is stopped. */
async function probe(asked: Asked, { path, status }: Probe, until: () => boolean): Promise<number[]> {
  const taken: number[] = [];
  while (!until()) {
    taken.push((await ask({ ...asked, status }, { method: 'GET', path })).ms);
    await wait(GAP_MS);
  }
  return taken;
}

interface Work {
  name: string;
  others: Probe;
  work: () => Promise<void>;
  undo?: () => Promise<void>;
}

async function measure(server: MeasuredServer, asked: Asked, rounds: number, { name, others, work, undo }: Work): Promise<HeavyWork> {
  const [idle, meanwhile, took, used]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0) await undo?.();
    const since = performance.now();
    idle.push(...(await probe(asked, others, () => performance.now() - since > IDLE_MS)));
    let done = false;
    const waiting = probe(asked, others, () => done);
    const before = await server.cpu();
    const began = performance.now();
    await work();
    took.push(performance.now() - began);
    const after = await server.cpu();
    used.push(after.process + after.backends - before.process - before.backends);
    done = true;
    meanwhile.push(...(await waiting));
  }
  return { name, ms: figureOf(took), cpu: figureOf(used), idle: quantile(idle, 0.99), meanwhile: quantile(meanwhile, 0.99) };
}

/**
 * Uploads a timesheet of 2,000 rows and makes a report of over 50 sheets. The shifts of the timesheet remain in the database.
 * @param embedded whether the server uses PGlite. PGlite has one connection, so reads wait for a transaction to end; the other requests
 * then do not read from the database
 */
export async function heavyWork(server: MeasuredServer, fixture: Fixture, rounds: number, embedded: boolean): Promise<HeavyWork[]> {
  const { token } = fixture;
  const asked = { port: server.port, token };
  const url = `http://127.0.0.1:${server.port}`;
  const reading = { path: `${API_BASE}${houses.list.path}`, status: 200 };
  const nothing = { path: `${API_BASE}/nothing`, status: 404 };
  let upload_id = 0;
  const file = new File([fixture.timesheet], 'all.csv', { type: 'text/csv' });
  const bring = async () => {
    const { status, message, data } = await sendCall(url, timesheets.upload, { file, reassign: 0, dry_run: 0 }, { token });
    if (status !== 200) throw new Error(`The timesheet was not taken: ${message}`);
    upload_id = data.upload_id ?? 0;
  };
  const reverse = async () => {
    const { status, message } = await sendCall(url, timesheets.reverse, { upload_id }, { token });
    if (status !== 200) throw new Error(`The timesheet was not reversed: ${message}`);
  };
  const print = async () => {
    const { answer } = await ask(asked, {
      method: 'GET',
      path: `${API_BASE}${reports.exportExpenses.path}?format=pdf&job_id=${fixture.jobId}`,
    });
    const sheets = answer.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
    if (sheets < 50) throw new Error(`The report has ${sheets} sheets in place of 50.`);
  };
  return [
    await measure(server, asked, rounds, {
      name: 'import of 2,000 rows',
      others: embedded ? nothing : reading,
      work: bring,
      undo: reverse,
    }),
    await measure(server, asked, rounds, { name: 'PDF of 50 pages', others: reading, work: print }),
  ];
}
