import type { Call, DataOf, InputFor } from '@careloom/contract/call';
import type { Page } from '@careloom/contract/envelope';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A call that answers with a page. */
export type ListCall = Call;
export type RowOf<C extends Call> = DataOf<C> extends Page<infer Row> ? Row : never;

/** Where a cell stands on the card that a row becomes on a phone. */
export type CardPlace = 'title' | 'line' | 'meta' | 'tag' | 'aside' | 'none';

export interface Column<Row> {
  key: string;
  head: string;
  /** A plain function of host elements: a row must cost no component. What a cell looks like, the options below say. */
  cell: (row: Row) => ReactNode;
  /** Cut off with an ellipsis at the end of the first line, or of the second. */
  truncate?: 'one-line' | 'two-lines';
  /** A quieter second line. It stays on a card. */
  second?: (row: Row) => ReactNode;
  /** A quieter second line that stands in for the columns with `drop: 2`, once these are gone. */
  onceDropped?: (row: Row) => ReactNode;
  /** A quieter line under the row's link, left out on a card; for the column with `title`. */
  under?: (row: Row) => ReactNode;
  /** Name of the column at the server, where it can be sorted by. */
  sort?: string;
  /** Dates, amounts, counts: right, with figures of one width. */
  number?: boolean;
  /** `meta` where it is not given. The column with `title` bears the row's link. */
  place?: CardPlace;
  /** On a card its head stands before it: a bare number says nothing there. */
  labelled?: boolean;
  /** On a card these words stand before it, instead of its head. */
  lead?: (row: Row) => string | null;
  /** On a card it stands after the number, where no head says what is counted. */
  unit?: string;
  /** Its cells hold a tag: on a card the space around it sets it apart, not a dot. */
  tag?: true;
  /** Goes first (1) to last (3) as the list gets narrower. */
  drop?: 1 | 2 | 3;
}

export interface FilterOption {
  value: string;
  label: string;
}

export interface SelectFilter {
  kind: 'select';
  /** Name in the query, of the call and of the address. */
  name: string;
  label: string;
  options: readonly FilterOption[];
  /** Several at once: `open,assigned`. */
  multiple?: boolean;
}

export interface RangeFilter {
  kind: 'range';
  label: string;
  /** Names of the first and the last day. */
  from: string;
  to: string;
}

export type Filter = SelectFilter | RangeFilter;

export interface Sort {
  by: string;
  dir: 'asc' | 'desc';
}

export interface RowAction {
  label: string;
  icon?: LucideIcon;
  /** Ends or destroys: clay, and last. */
  stops?: boolean;
  href?: string;
  onPick?: () => void;
}

export interface BulkAction<Row> {
  label: string;
  icon?: LucideIcon;
  /** `clear` unticks the rows, once they are dealt with. */
  onPick: (rows: readonly Row[], clear: () => void) => void;
}

/** One thing of a list and several, in words: `{ one: 'job', many: 'jobs' }`. */
export interface Noun {
  one: string;
  many: string;
}

export interface ListDefinition<C extends ListCall> {
  call: C;
  /** What is always asked for: the job whose applicants these are. */
  input?: Partial<InputFor<C>>;
  /** What the rows are, for whoever does not see the table. */
  caption: string;
  /** What one row is called, and several: a search is answered with "23 jobs". Without it, "23 results". */
  noun?: Noun;
  columns: readonly Column<RowOf<C>>[];
  keyOf: (row: RowOf<C>) => number;
  nameOf: (row: RowOf<C>) => string;
  /** Where a row leads, */
  hrefOf?: (row: RowOf<C>) => string | null;
  /** or what its name opens. */
  onOpen?: (row: RowOf<C>) => void;
  filters?: readonly Filter[];
  /** False: the call knows no search. */
  searchable?: boolean;
  /** The order that the server gives by itself. */
  sort?: Sort;
  actions?: (row: RowOf<C>) => readonly RowAction[];
  bulk?: readonly BulkAction<RowOf<C>>[];
  /** Told of each change of the selection. */
  onSelection?: (rows: readonly RowOf<C>[]) => void;
  /** At the end of the row of filters: a legend of keys. */
  beside?: ReactNode;
  /** Under the rows of the page: a note about some of them. */
  below?: (rows: readonly RowOf<C>[]) => ReactNode;
  /** One sentence where there is nothing at all, and the way to the first. */
  empty?: { why?: string; action?: ReactNode };
}

/** Types a definition by its call. */
export const defineList = <C extends ListCall>(definition: ListDefinition<C>): ListDefinition<C> => definition;
