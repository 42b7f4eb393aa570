import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { readIfThere } from './files';

export type Action = 'release' | 'canary' | 'promote' | 'rollback' | 'withdraw';

/** Who changed what is served, and why. */
export interface Act {
  by: string;
  reason?: string;
  /** That a build was made from, with `+changes` where the tree held more than was committed. */
  commit?: string;
  /** Remotes that a shell may leave behind: what they need is not in it. */
  leaveBehind?: readonly string[];
}

export interface AuditLine extends Act {
  /** UTC. */
  at: string;
  action: Action;
  package: string;
  version: string;
  /** Of a trial: percent of everybody. */
  share?: number;
  /** Of a trial: how many people were named. */
  named?: number;
}

const fileIn = (folder: string) => path.join(folder, 'audit.jsonl');

/** Adds a line. Nothing ever rewrites the file. */
export async function addToAudit(folder: string, line: AuditLine) {
  await mkdir(folder, { recursive: true });
  await appendFile(fileIn(folder), `${JSON.stringify(line)}\n`);
}

/** The last changes, newest last. */
export async function lastOfAudit(folder: string, count: number): Promise<AuditLine[]> {
  const lines = ((await readIfThere(fileIn(folder))) ?? '').split('\n').filter((line) => line !== '');
  return lines.slice(-count).map((line) => JSON.parse(line) as AuditLine);
}
