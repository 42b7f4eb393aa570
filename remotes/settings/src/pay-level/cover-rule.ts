import type { BodyCall } from '@careloom/shared/form';
import { type PayLevelBody, timingFault } from '@careloom/contract/resources/pay-levels';
import { z } from '@careloom/contract/schema';
import { CARE_DAY, gapsOf, isOvernight, isTimed, overlapsOf, timeAt, type Hours, type Span } from './care-day';

/** An error at the end of a band: its text key, and the values. */
export interface BandFault {
  index: number;
  message: string;
  params?: { from: string; to: string };
  /** The hours without a rate after this band. */
  gap?: Span;
}

/**
 * The errors of a level's weekday bands: a rule of the API, hours paid by two bands, or hours paid by none. Empty while one of the times is
 * incomplete.
 */
export function bandFaults(bands: readonly Hours[]): BandFault[] {
  if (bands.length === 0 || !bands.every(isTimed)) return [];
  const broken = timingFault(bands.map((hours) => ({ ...hours, is_overnight: isOvernight(hours) ? 1 : 0 })));
  if (broken) return [{ index: broken.index, message: broken.rule }];
  const twice = overlapsOf(bands).map(([, index]): BandFault => ({ index, message: 'rule.paylevel.dup_shift' }));
  const none = gapsOf(bands).map((gap): BandFault => {
    const from = timeAt(gap.from % CARE_DAY);
    const index = bands.findIndex(({ end_time }) => end_time === from);
    return { index, message: 'pay_level.gap', params: { from, to: timeAt(gap.to % CARE_DAY) }, gap };
  });
  return [...twice, ...none];
}

/** A call whose body must cover each hour of a weekday exactly once. The API itself also accepts a level with a single band. */
export function coveringTheDay<C extends BodyCall>(call: C): C {
  const covers = z.check<PayLevelBody>(({ value, issues }) => {
    for (const { index, message, params } of bandFaults(value.timings)) {
      issues.push({ code: 'custom', input: value, path: ['timings', index, 'end_time'], message, ...(params && { params }) });
    }
  });
  covers._zod.def.when = ({ value }) => Array.isArray((value as Partial<PayLevelBody>).timings);
  return { ...call, body: (call.body as unknown as z.ZodMiniType<PayLevelBody>).check(covers) };
}
