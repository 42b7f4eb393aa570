import type { Compared } from './compare';
import type { HeavyWork } from './heavy-work';
import type { LargeAnswer } from './large-provider';

/** The API's limits, relative to the bare driver with the same statements. */
const MOST_CPU = 2;
const MOST_P99 = 3;
/** How much longer other requests may wait during a long one. */
const MOST_WAIT = 5;
const MOST_MS: Readonly<Record<string, number>> = { 'import of 2,000 rows': 3_000, 'PDF of 50 pages': 2_000 };

/** Limits for the pages of a large provider: CPU milliseconds, and bytes of a calendar. */
const MOST_CALENDAR_CPU = 150;
const MOST_CALENDAR_BYTES = 200_000;
const MOST_SEARCH_CPU = 100;
/** A search that matches a fifth of all audit entries. */
const MOST_WIDE_SEARCH_CPU = 150;
const MOST_REPORT_CPU = 150;
/** A last page has to be as fast as the first, within a few milliseconds. Compares the minimum of each, which other load disturbed least. */
const MOST_LAST = 1.5;

export interface EngineResult {
  engine: string;
  /** Whether the CPU of a request includes PostgreSQL's. */
  backends: boolean;
  compared: readonly Compared[];
  heavy: readonly HeavyWork[];
  large: readonly LargeAnswer[];
}

const over = (what: string, value: number, most: number, unit: string) =>
  value <= most ? [] : [`${what}: ${value.toFixed(2)}${unit}, at most ${most}${unit}.`];

/** One sentence for each limit that the pages of a large provider exceed. */
function exceededAtScale(large: readonly LargeAnswer[]): string[] {
  const cpuOf = (name: string | undefined) => large.find((one) => one.name === name)?.cpu.min;
  return large.flatMap(({ name, kind, bytes, cpu, first }) => {
    if (kind === 'calendar')
      return [...over(name, cpu.median, MOST_CALENDAR_CPU, ' ms of CPU'), ...over(name, bytes, MOST_CALENDAR_BYTES, ' bytes')];
    if (kind === 'search') return over(name, cpu.median, MOST_SEARCH_CPU, ' ms of CPU');
    if (kind === 'wide search') return over(name, cpu.median, MOST_WIDE_SEARCH_CPU, ' ms of CPU');
    if (kind === 'report') return over(name, cpu.median, MOST_REPORT_CPU, ' ms of CPU');
    const ofFirst = cpuOf(first);
    return ofFirst === undefined ? [] : over(name, cpu.min / ofFirst, MOST_LAST, ' times the first page');
  });
}

/**
 * One sentence for each exceeded limit. @param busy whether the machine has other load: then milliseconds of CPU are compared instead of
 * the clock
 */
export function exceeded({ engine, backends, compared, heavy, large }: EngineResult, busy: boolean): string[] {
  return [
    // The CPU of connections is reported in ticks of 10 ms, too coarse to compare the last page with the first.
    ...exceededAtScale(backends ? large.filter(({ kind }) => kind !== 'page') : large).map((sentence) => `${engine}, ${sentence}`),
    ...compared.flatMap(({ name, cpu, p99, statements, most }) => [
      ...over(`${engine}, ${name}, CPU`, cpu.ratio.median, MOST_CPU, ' times the raw driver'),
      ...over(`${engine}, ${name}, p99`, p99.ratio.median, MOST_P99, ' times the raw driver'),
      ...(most === undefined ? [] : over(`${engine}, ${name}`, statements, most, ' statements')),
    ]),
    ...heavy.flatMap(({ name, ms, cpu, idle, meanwhile }) => [
      ...over(`${engine}, ${name}`, (busy ? cpu : ms).median, MOST_MS[name] ?? 0, busy ? ' ms of CPU' : ' ms'),
      ...over(`${engine}, ${name}, p99 of others meanwhile`, meanwhile / idle, MOST_WAIT, ' times idle'),
    ]),
  ];
}
