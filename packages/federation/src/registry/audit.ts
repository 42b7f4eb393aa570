import { mkdir, readFile, stat, truncate } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { appendWhole, errnoOf } from './files';

export type Action = 'release' | 'canary' | 'promote' | 'rollback' | 'withdraw';

/** Who changes what is served, and why. */
export interface Act {
  by: string;
  reason?: string;
  /** The commit that was built, with `+changes` if there were uncommitted changes. */
  commit?: string;
  /** Remotes that a shell may leave behind, although it lacks what they need. */
  leaveBehind?: readonly string[];
  /** The version was served without a try-out in a browser. */
  untried?: boolean;
}

export interface AuditLine extends Act {
  /** UTC. */
  at: string;
  action: Action;
  package: string;
  version: string;
  /** For a canary: percentage of users. */
  share?: number;
  /** For a canary: number of named users. */
  named?: number;
  /** For a rollback: versions that were taken back. */
  takenBack?: readonly string[];
  /** For a release or canary: the version had been taken back before. */
  again?: boolean;
  /** For a withdrawal: the next start does not release it again. */
  held?: boolean;
}

const fileIn = (folder: string) => path.join(folder, 'audit.jsonl');

/** Appends a line completely or not at all. @returns the file's length in bytes, before and after */
export async function addToAudit(folder: string, line: AuditLine) {
  await mkdir(folder, { recursive: true });
  return appendWhole(fileIn(folder), `${JSON.stringify(line)}\n`);
}

/** Removes the line of an interrupted act, which follows those of completed acts. @param length of the completed lines, in bytes */
export async function shortenAudit(folder: string, length: number) {
  const size = (await stat(fileIn(folder)).catch(() => null))?.size ?? 0;
  if (size > length) await truncate(fileIn(folder), length);
}

/** @param length of the lines of completed acts, in bytes; undefined: all of them are */
export async function readAudit(folder: string, length?: number): Promise<AuditLine[]> {
  const content = await readFile(fileIn(folder)).catch((error: unknown) => {
    if (errnoOf(error) === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
  const lines = content.subarray(0, length).toString('utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as AuditLine);
}

/** The person named in the audit: `CARELOOM_BY`, which a pipeline sets to the person who started it, or the user of this machine. */
export const currentActor = (): string => process.env.CARELOOM_BY || `${os.userInfo().username}@${os.hostname()}`;
