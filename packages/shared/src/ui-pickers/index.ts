/**
 * Calendar and searchable select. Loaded when a form or filter first shows one of them.
 * @example
 * ```tsx
 * import type { SearchSelectProps } from '@careloom/shared/ui-pickers';
 * import { lazy, Suspense } from 'react';
 *
 * const SearchSelect = lazy(async () => ({ default: (await import('@careloom/shared/ui-pickers')).SearchSelect }));
 *
 * export const PickHouse = (props: Pick<SearchSelectProps, 'choices' | 'value' | 'onChange'>) => (
 *   <Suspense fallback={null}>
 *     <SearchSelect {...props} face="place" />
 *   </Suspense>
 * );
 * ```
 */
export { Calendar, type CalendarProps } from './calendar';
export { matching, type Choice } from './combobox/choices';
export { SearchSelect, type SearchSelectProps } from './combobox/search-select';
