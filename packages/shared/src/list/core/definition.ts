import type { Call, DataOf, InputFor } from '@careloom/contract/call';
import type { maybeFace } from '@careloom/contract/entities';
import type { Page } from '@careloom/contract/envelope';
import type { OwnName } from '@careloom/contract/own-names';
import type { RouteName } from '@careloom/contract/route-names';
import type { z } from '@careloom/contract/schema';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A call that answers with a page. */
export type ListCall = Call;
export type RowOf<C extends Call> = DataOf<C> extends Page<infer Row> ? Row : never;

/** Position of a cell on the card that replaces a row on a phone. */
export type CardPlace = 'title' | 'line' | 'meta' | 'tag' | 'aside' | 'none';

export interface Column<Row> {
  key: string;
  head: string;
  /** A plain function returning host elements: a row must not render components. Styling is set by the options below. */
  cell: (row: Row) => ReactNode;
  /** Truncates with an ellipsis after one or two lines. */
  truncate?: 'one-line' | 'two-lines';
  /** A secondary line. It is kept on a card. */
  second?: (row: Row) => ReactNode;
  /** A secondary line that replaces the columns with `drop: 2` when they are hidden. */
  onceDropped?: (row: Row) => ReactNode;
  /** A secondary line under the row's link, hidden on a card; for the column with `title`. */
  under?: (row: Row) => ReactNode;
  /** The server's name of the column, if it is sortable. */
  sort?: string;
  /** Dates, amounts, counts: right-aligned, with tabular figures. */
  number?: boolean;
  /** `meta` by default. The column with `title` holds the row's link. */
  place?: CardPlace;
  /** On a card, shows the head before the value, since a bare number would be unclear there. */
  labelled?: boolean;
  /** On a card, text shown before the value, instead of the head. */
  lead?: (row: Row) => string | null;
  /** On a card, text shown after the number, as there is no head. */
  unit?: string;
  /** The cells hold a tag: on a card it is separated by space, not by a dot. */
  tag?: true;
  /** At the foot of the table: the total of the column for all records found, not only for the page. */
  total?: ReactNode;
  /** Hidden first (1) to last (3) as the list gets narrower. */
  drop?: 1 | 2 | 3;
  /** Only shown once the user chose it under "Columns". */
  optional?: true;
}

export interface FilterOption {
  value: string;
  label: string;
}

/** Returns the first people by name: with `search` people whose names contain its words, with `id` only that person. */
export type PeopleCall = Call & { readonly data: z.ZodMiniType<z.output<typeof maybeFace>[]> };

export interface SelectFilter {
  kind: 'select';
  /** Name in the query of both the call and the page's address. */
  name: string;
  label: string;
  options: readonly FilterOption[];
  /** Allows several values: `open,assigned`. */
  multiple?: boolean;
  /** The choice is one person, of more than can be read through: they are found by name, at the server. There are no other `options` then. */
  people?: PeopleCall;
}

export interface RangeFilter {
  kind: 'range';
  label: string;
  /** Query names of the first and the last day. */
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
  /** Ends or deletes something: shown in clay and last. */
  stops?: boolean;
  href?: string;
  onPick?: () => void;
}

export interface BulkAction<Row> {
  label: string;
  icon?: LucideIcon;
  /** `clear` unticks the rows, once they were handled. */
  onPick: (rows: readonly Row[], clear: () => void) => void;
}

/** Singular and plural name of a row: `{ one: 'job', many: 'jobs' }`. */
export interface Noun {
  one: string;
  many: string;
}

/** Whose saved views a list offers. */
export interface ViewsOf {
  /** The name of the list's route: its views are kept under it. */
  list: RouteName | OwnName;
  /** The list can be made as a file, and mailed on the first of each month. */
  mailed?: boolean;
  /** False for a list without a link in the menu: its views can not be pinned there. */
  inMenu?: boolean;
}

export interface ListDefinition<C extends ListCall> {
  call: C;
  /** Input sent with every request, e.g. the job whose applicants are listed. */
  input?: Partial<InputFor<C>>;
  /** Name of the rows, for screen readers. */
  caption: string;
  /** Singular and plural name of a row: a search is answered with "23 jobs". Without it, "23 results". */
  noun?: Noun;
  columns: readonly Column<RowOf<C>>[];
  keyOf: (row: RowOf<C>) => number;
  nameOf: (row: RowOf<C>) => string;
  /** The address that a row opens, */
  hrefOf?: (row: RowOf<C>) => string | null;
  /** or what its name does instead. */
  onOpen?: (row: RowOf<C>) => void;
  filters?: readonly Filter[];
  /** False if the call has no search. */
  searchable?: boolean;
  /** How many characters a search has at least; 1 by default. More where a single letter would find most of very many records. */
  searchFrom?: number;
  /** The server's default order. */
  sort?: Sort;
  actions?: (row: RowOf<C>) => readonly RowAction[];
  bulk?: readonly BulkAction<RowOf<C>>[];
  /** Why a row cannot be selected; null if it can. A lock with the reason replaces its checkbox. */
  lockedOf?: (row: RowOf<C>) => string | null;
  /** Key of the row that is shown beside the list: it is marked. */
  current?: number | null;
  /** Called after each change of the selection. */
  onSelection?: (rows: readonly RowOf<C>[]) => void;
  /**
   * How search, filters and order are kept under a name, for the person and on all devices. A `ListPage` offers it by itself, under the name of
   * its route, if its address has no id of a record.
   */
  views?: ViewsOf;
  /** At the end of the filter row, e.g. a legend. */
  beside?: ReactNode;
  /** Under the rows of the page: a note about some of them. */
  below?: (rows: readonly RowOf<C>[]) => ReactNode;
  /** For a list without any records: one sentence, and the action that adds the first. */
  empty?: { why?: string; action?: ReactNode };
}

/** Infers a definition's types from its call. */
export const defineList = <C extends ListCall>(definition: ListDefinition<C>): ListDefinition<C> => definition;
