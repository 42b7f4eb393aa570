import { mkdir, readFile, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { appendWhole, errnoOf } from './files';

export type Action = 'release' | 'canary' | 'promote' | 'rollback' | 'withdraw';

/** Who changed what is served, and why. */
export interface Act {
  by: string;
  reason?: string;
  /** That a build was made from, with `+changes` where the tree held more than was committed. */
  commit?: string;
  /** Remotes that a shell may leave behind: what they need is not in it. */
  leaveBehind?: readonly string[];
  /** Nothing was opened in a browser before it was served. */
  untried?: boolean;
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
  /** Of a rollback: versions that were taken back. */
  takenBack?: readonly string[];
  /** Of a release or a trial: the version had been taken back before. */
  again?: boolean;
  /** Of a withdrawal: no start brings it back. */
  held?: boolean;
}

const fileIn = (folder: string) => path.join(folder, 'audit.jsonl');

/** Adds a line, or none of it. @returns the length of the file in bytes, before and after */
export async function addToAudit(folder: string, line: AuditLine) {
  await mkdir(folder, { recursive: true });
  return appendWhole(fileIn(folder), `${JSON.stringify(line)}\n`);
}

/** Takes away what lies behind the acts that were done: the line of one that was cut off. */
export async function shortenAudit(folder: string, length: number) {
  const size = (await stat(fileIn(folder)).catch(() => null))?.size ?? 0;
  if (size > length) await truncate(fileIn(folder), length);
}

/** @param length in bytes, up to which the lines belong to acts that were done; undefined: all of them do */
export async function readAudit(folder: string, length?: number): Promise<AuditLine[]> {
  const content = await readFile(fileIn(folder)).catch((error: unknown) => {
    if (errnoOf(error) === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
  const lines = content.subarray(0, length).toString('utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as AuditLine);
}
