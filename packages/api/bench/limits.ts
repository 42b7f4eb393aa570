import type { Compared } from './compare';
import type { HeavyWork } from './heavy-work';

/** What the API may take, over what the bare driver takes for the same statements. */
const MOST_CPU = 2;
const MOST_P99 = 3;
/** How much longer others may wait while something long is done. */
const MOST_WAIT = 5;
const MOST_MS: Readonly<Record<string, number>> = { 'import of 2,000 rows': 3_000, 'PDF of 50 pages': 2_000 };

export interface EngineResult {
  engine: string;
  /** Whether the CPU of a request has PostgreSQL's own in it. */
  backends: boolean;
  compared: readonly Compared[];
  heavy: readonly HeavyWork[];
}

/** A sentence for each limit that is exceeded. @param busy whether others work on the machine: then milliseconds are of CPU and not of the clock */
export function exceeded({ engine, compared, heavy }: EngineResult, busy: boolean): string[] {
  const over = (what: string, value: number, most: number, unit: string) =>
    value <= most ? [] : [`${engine}, ${what}: ${value.toFixed(2)}${unit}, at most ${most}${unit}.`];
  return [
    ...compared.flatMap(({ name, cpu, p99, statements, most }) => [
      ...over(`${name}, CPU`, cpu.ratio.median, MOST_CPU, ' times the raw driver'),
      ...over(`${name}, p99`, p99.ratio.median, MOST_P99, ' times the raw driver'),
      ...(most === undefined ? [] : over(name, statements, most, ' statements')),
    ]),
    ...heavy.flatMap(({ name, ms, cpu, idle, meanwhile }) => [
      ...over(name, (busy ? cpu : ms).median, MOST_MS[name] ?? 0, busy ? ' ms of CPU' : ' ms'),
      ...over(`${name}, p99 of others meanwhile`, meanwhile / idle, MOST_WAIT, ' times idle'),
    ]),
  ];
}
