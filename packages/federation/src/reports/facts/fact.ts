import { alternatives } from './alternatives';

/**
 * The direction of a fact. `takes`: the caller provides it, so it may only become less strict. `gives`: the caller receives it, so it may
 * only gain. `both`: either side may be the older one. `asks`: a rule for what is taken. `fixed`: must not change. `noted`: recorded so
 * that changes are reviewed, but never breaking.
 */
export const MODES = ['takes', 'gives', 'both', 'asks', 'fixed', 'noted'] as const;
export type Mode = (typeof MODES)[number];

/** One thing that others may rely on: a line of a report. */
export interface Fact {
  /** The export, call or event: `ui/Button`, `GET /jobs`, `event job.assigned@1`. */
  owner: string;
  /** Path within the owner; empty for the owner itself: `(1).size`, `data.items[].id`. */
  path: string;
  mode: Mode;
  optional: boolean;
  /** On one line; the members of a union in alphabetical order. */
  type: string;
  /** The version that introduced it, if that is not the first of its major. */
  since?: string;
}

export const keyOf = ({ owner, path }: Pick<Fact, 'owner' | 'path'>) => (path === '' ? owner : `${owner} > ${path}`);

const LINE = /^(\w+) (.+?)(\?)?: (.*?)(?: \(since (\d+\.\d+\.\d+)\))?$/;

/** Formats a fact as a line: `takes GET /jobs > query.page?: number | string`. */
export const lineOf = (fact: Fact) =>
  `${fact.mode} ${keyOf(fact)}${fact.optional ? '?' : ''}: ${fact.type}${fact.since ? ` (since ${fact.since})` : ''}`;

const isMode = (text: string): text is Mode => (MODES as readonly string[]).includes(text);

function parseLine(line: string): Fact {
  const [, mode = '', key = '', optional, type = '', since] = LINE.exec(line) ?? [];
  if (!isMode(mode)) throw new Error(`No line of an API report: ${line}`);
  const [owner = '', path = ''] = key.split(' > ');
  return { owner, path, mode, optional: optional !== undefined, type, ...(since !== undefined && { since }) };
}

const members = (types: readonly string[]) => [...new Set(types.flatMap(alternatives))].sort().join(' | ');

/** Merges facts with the same key: those of several union members, and those that go in both directions. */
export function mergeFacts(facts: readonly Fact[]): Fact[] {
  const known = new Map<string, Fact>();
  for (const fact of facts) {
    const other = known.get(keyOf(fact)) ?? fact;
    const mode = other.mode === fact.mode ? fact.mode : 'both';
    const type = other.type === fact.type ? fact.type : members([other.type, fact.type]);
    known.set(keyOf(fact), { ...fact, mode, type, optional: fact.optional || other.optional });
  }
  return [...known.values()];
}

const byKey = (a: Fact, b: Fact) => (keyOf(a) < keyOf(b) ? -1 : 1);

/** Formats a report: one line per fact, sorted by key, so that additions only add lines. */
export const writeReport = (facts: readonly Fact[]) => `${[...facts].sort(byKey).map(lineOf).join('\n')}\n`;

/** @throws Error naming the line that is not a fact */
export const readReport = (text: string): Fact[] => text.split('\n').filter(Boolean).map(parseLine);
