import { tickIncrement, ticks } from 'd3-array';

type Numbers = Iterable<number | { valueOf(): number }>;

/** Replaces d3's linear scale, for numbers only: without colours, dates and number formats, which are most of its size. */
export interface LinearScale {
  (value: unknown): number | undefined;
  invert(value: number): number;
  domain(): number[];
  domain(to: Numbers): LinearScale;
  range(): number[];
  range(to: Numbers): LinearScale;
  rangeRound(to: Numbers): LinearScale;
  clamp(): boolean;
  clamp(to: boolean): LinearScale;
  ticks(count?: number): number[];
  tickFormat(): (value: number) => string;
  nice(count?: number): LinearScale;
  copy(): LinearScale;
}

interface Places {
  domain: number[];
  range: number[];
  clamped: boolean;
  rounded: boolean;
}

/** Maps a value from the domain `from` to the range `to`. Extrapolates values outside the domain, unless `clamped`. */
function place(value: number, from: readonly number[], to: readonly number[], clamped: boolean): number {
  const last = Math.min(from.length, to.length) - 1;
  const rises = (from[last] ?? 0) >= (from[0] ?? 0);
  let at = 0;
  while (at < last - 1 && (rises ? value > (from[at + 1] ?? 0) : value < (from[at + 1] ?? 0))) at += 1;
  const [start = 0, end = 0] = from.slice(at, at + 2);
  const [first = 0, second = 0] = to.slice(at, at + 2);
  const part = end === start ? 0.5 : (value - start) / (end - start);
  const share = clamped ? Math.min(1, Math.max(0, part)) : part;
  return first * (1 - share) + second * share;
}

/** Extends a domain outwards to round numbers. */
function niceEnds(low: number, high: number, count: number): [number, number] {
  let ends: [number, number] = [low, high];
  let before: number | undefined;
  for (let tries = 0; tries < 10; tries += 1) {
    const step = tickIncrement(ends[0], ends[1], count);
    if (step === before || !step || !Number.isFinite(step)) break;
    // A negative increment is the inverse of a step below 1.
    ends =
      step > 0
        ? [Math.floor(ends[0] / step) * step, Math.ceil(ends[1] / step) * step]
        : [Math.ceil(ends[0] * step) / step, Math.floor(ends[1] * step) / step];
    before = step;
  }
  return ends;
}

const numbers = (values: Numbers) => Array.from(values, Number);

export function scaleLinear(places: Places = { domain: [0, 1], range: [0, 1], clamped: false, rounded: false }): LinearScale {
  const scale = (value: unknown) => {
    const number = value === null || value === undefined ? NaN : Number(value);
    if (Number.isNaN(number)) return undefined;
    const found = place(number, places.domain, places.range, places.clamped);
    return places.rounded ? Math.round(found) : found;
  };
  const set = (change: Partial<Places>) => {
    Object.assign(places, change);
    return self;
  };
  const self: LinearScale = Object.assign(scale, {
    invert: (value: number) => place(value, places.range, places.domain, places.clamped),
    domain: (to?: Numbers) => (to ? set({ domain: numbers(to) }) : [...places.domain]),
    range: (to?: Numbers) => (to ? set({ range: numbers(to) }) : [...places.range]),
    rangeRound: (to: Numbers) => set({ range: numbers(to), rounded: true }),
    clamp: (to?: boolean) => (to === undefined ? places.clamped : set({ clamped: to })),
    ticks: (count = 10) => ticks(places.domain[0] ?? 0, places.domain.at(-1) ?? 0, count),
    tickFormat: () => String,
    nice: (count = 10) => {
      const [first = 0, ...rest] = places.domain;
      const last = rest.pop() ?? first;
      const [low, high] = niceEnds(Math.min(first, last), Math.max(first, last), count);
      return set({ domain: first <= last ? [low, ...rest, high] : [high, ...rest, low] });
    },
    copy: () => scaleLinear({ ...places }),
  }) as LinearScale;
  return self;
}
