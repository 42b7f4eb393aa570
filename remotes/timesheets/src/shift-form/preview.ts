import type { DataOf } from '@careloom/contract/call';
import type { shiftSeries } from '@careloom/contract/resources/shift-series';

/** What the shifts of a form would cost, and what a planner should know of each. */
export type Preview = DataOf<typeof shiftSeries.preview>;
