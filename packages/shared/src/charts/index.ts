/**
 * Charts. This entry is large, and charts only illustrate figures that are also shown as text, so load it after the page is displayed.
 * @example
 * ```tsx
 * import type { MonthPoint } from '@careloom/shared/charts';
 * import { lazy, Suspense } from 'react';
 *
 * const Columns = lazy(async () => ({ default: (await import('@careloom/shared/charts')).MonthColumns }));
 *
 * export const Hours = ({ points }: { points: readonly MonthPoint[] }) => (
 *   <Suspense fallback={null}>
 *     <Columns points={points} />
 *   </Suspense>
 * );
 * ```
 */
export { MonthColumns, type MonthColumnsProps, type MonthPoint } from './month-columns';
export { scaleOf, type ScaleMark } from './scale';
