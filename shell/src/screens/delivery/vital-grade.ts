import type { Vital } from '@careloom/contract/resources/delivery';

/** Up to the first bound a vital is good, above the second it is poor (web.dev/articles/vitals). Milliseconds; CLS is a score. */
const BOUNDS: Readonly<Record<Vital, readonly [good: number, poor: number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
};

export type Grade = 'good' | 'fair' | 'poor';

export function gradeOf(name: Vital, value: number): Grade {
  const [good, poor] = BOUNDS[name];
  return value <= good ? 'good' : value <= poor ? 'fair' : 'poor';
}
