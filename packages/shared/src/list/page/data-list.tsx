import type { ListCall, ListDefinition } from '../core/definition';
import { useList } from '../core/use-list';
import { ListBody } from './list-body';

export interface DataListProps<C extends ListCall> {
  definition: ListDefinition<C>;
  /** Separates the state of several lists on one page: it is in the address as `<prefix>page` and so on. */
  prefix?: string;
  /** Lower rows, for a tab or half a page. */
  dense?: boolean;
}

/** A list without a heading: in a tab, in a slot, next to other content. */
export function DataList<C extends ListCall>({ definition, prefix = '', dense = false }: DataListProps<C>) {
  return <ListBody definition={definition} list={useList(definition, prefix)} dense={dense} />;
}
