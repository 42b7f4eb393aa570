import type { DataOf } from '@careloom/contract/call';
import type { shiftSeries } from '@careloom/contract/resources/shift-series';

/** The cost of a form's shifts, with warnings for the planner. */
export type Preview = DataOf<typeof shiftSeries.preview>;
