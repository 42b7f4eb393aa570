import { readFile } from 'node:fs/promises';
import pg from 'pg';

/** CPU usage of PostgreSQL's processes for the connections of one server. */
export interface Backends {
  /** Whether the processes are visible: only where PostgreSQL runs on this Linux machine. */
  counted: boolean;
  /** Total CPU of all its connections so far, in milliseconds, including closed ones; 0 where the processes are not visible. */
  cpu(): Promise<number>;
  close(): Promise<void>;
}

/** PGlite has no such processes: it runs inside the server's process. */
export const noBackends: Backends = { counted: false, cpu: () => Promise.resolve(0), close: () => Promise.resolve() };

/** A tick of `/proc/<pid>/stat`, milliseconds. */
const TICK_MS = 10;

/** @param url the database; only the measured server is connected to it */
export async function watchBackends(url: string): Promise<Backends> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: own } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const counted = (await ticksOf(own[0]?.pid ?? 0)) !== undefined;
  const seen = new Map<number, number>();
  return {
    counted,
    async cpu() {
      if (!counted) return 0;
      const { rows } = await client.query<{ pid: number }>(
        'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      for (const { pid } of rows) seen.set(pid, (await ticksOf(pid)) ?? seen.get(pid) ?? 0);
      return [...seen.values()].reduce((sum, ticks) => sum + ticks, 0) * TICK_MS;
    },
    close: () => client.end(),
  };
}

/** User and system time; undefined for a process that is not PostgreSQL on this machine. */
async function ticksOf(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [, name, rest] = /^\d+ \((.*)\) (.*)$/s.exec(stat) ?? [];
  const fields = rest?.split(' ') ?? [];
  return name?.startsWith('postgres') ? Number(fields[11]) + Number(fields[12]) : undefined;
}
