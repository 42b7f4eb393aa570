import { alternatives } from './alternatives';

/**
 * Whose turn it is. `takes`: what a caller hands over, which may only ever ask less. `gives`: what a caller gets, which may only ever
 * say more. `both`: one side of it is as likely to be older as the other. `asks`: a rule that what is taken must meet. `fixed`: may
 * not change at all. `noted`: kept so that a change is read, and breaks nobody.
 */
export const MODES = ['takes', 'gives', 'both', 'asks', 'fixed', 'noted'] as const;
export type Mode = (typeof MODES)[number];

/** One thing that others may rely on: a line of a report. */
export interface Fact {
  /** The export, the call, the event: `ui/Button`, `GET /jobs`, `event job.assigned@1`. */
  owner: string;
  /** Within it; empty for itself: `(1).size`, `data.items[].id`. */
  path: string;
  mode: Mode;
  optional: boolean;
  /** On one line; the members of a union in alphabetical order. */
  type: string;
  /** The version that it came with, where that is not the first of its major. */
  since?: string;
}

export const keyOf = ({ owner, path }: Pick<Fact, 'owner' | 'path'>) => (path === '' ? owner : `${owner} > ${path}`);

const LINE = /^(\w+) (.+?)(\?)?: (.*?)(?: \(since (\d+\.\d+\.\d+)\))?$/;

/** A fact as a line: `takes GET /jobs > query.page?: number | string`. */
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

/** Facts of which each is there once: what two sides of a union say of the same place is one fact, and so is what goes both ways. */
export function united(facts: readonly Fact[]): Fact[] {
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

/** A report: a line for each fact, ordered by what it is about, so that what is new is only ever added lines. */
export const writeReport = (facts: readonly Fact[]) => `${[...facts].sort(byKey).map(lineOf).join('\n')}\n`;

/** @throws Error naming the line that is none */
export const readReport = (text: string): Fact[] => text.split('\n').filter(Boolean).map(parseLine);
