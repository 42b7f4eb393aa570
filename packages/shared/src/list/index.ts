/**
 * The list kit: search, filters, sort, pages, selection and rows, driven by a typed definition, with its state in the address.
 * @example
 * ```tsx
 * import { houses } from '@careloom/contract/resources/houses';
 * import { defineList, ListPage } from '@careloom/shared/list';
 * import { hrefOf } from '@careloom/shared/navigation';
 *
 * export function HousesPage() {
 *   const definition = defineList({
 *     call: houses.list,
 *     caption: 'Houses',
 *     columns: [{ key: 'suburb', head: 'Suburb', cell: ({ suburb }) => suburb }],
 *     keyOf: ({ id }) => id,
 *     nameOf: ({ name }) => name,
 *     hrefOf: ({ id }) => hrefOf('house-details-overview', { id }),
 *   });
 *   return <ListPage title="Houses" definition={definition} />;
 * }
 * ```
 */
export {
  defineList,
  type BulkAction,
  type CardPlace,
  type Column,
  type Filter,
  type FilterOption,
  type ListDefinition,
  type PeopleCall,
  type RangeFilter,
  type RowAction,
  type RowOf,
  type SelectFilter,
  type Sort,
  type ViewsOf,
} from './core/definition';
export { useList, type ListResult } from './core/use-list';
export { DataList, ListPage, type DataListProps, type ListPageProps, type PrimaryAction } from './page/list-page';
export { Pagination, type PaginationProps } from './foot/pagination';
export { useSlashKey } from './filters/search-box';
export { useListState, type ListControls } from './state/use-list-state';
export type { ListState } from './state/list-state';
