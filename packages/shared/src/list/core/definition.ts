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
  /** A secondary line below the row's link, hidden on a card. For the column with `place: 'title'`. */
  under?: (row: Row) => ReactNode;
  /** The server's name of the column, if it is sortable. */
  sort?: string;
  /** Dates, amounts, counts: right-aligned, with tabular figures. */
  number?: boolean;
  /** `meta` by default. The column with `title` holds the row's link. */
  place?: CardPlace;
  /** On a card, shows `head` before the value, since a bare number would be unclear there. */
  labelled?: boolean;
  /** On a card, text shown before the value, instead of `head`. */
  lead?: (row: Row) => string | null;
  /** On a card, text shown after the number, as there is no column header. */
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
  /** The options are people, too many to list: the user searches for one by name, on the server. Leave `options` empty. */
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
  /** Ends or deletes something: shown in the error colour. Put such actions last. */
  stops?: boolean;
  href?: string;
  onPick?: () => void;
}

export interface BulkAction<Row> {
  label: string;
  icon?: LucideIcon;
  /** Call `clear` to deselect the rows once they are processed. */
  onPick: (rows: readonly Row[], clear: () => void) => void;
}

/** Singular and plural name of a row: `{ one: 'job', many: 'jobs' }`. */
export interface Noun {
  one: string;
  many: string;
}

/** Which saved views a list offers. */
export interface ViewsOf {
  /** Name of the list's route, under which its views are stored. */
  list: RouteName | OwnName;
  /** The list can be exported to a file and mailed on the first of each month. */
  mailed?: boolean;
  /** False for a list without a link in the menu: its views cannot be pinned there. */
  inMenu?: boolean;
}

export interface ListDefinition<C extends ListCall> {
  call: C;
  /** Input sent with every request, e.g. the job whose applicants are listed. */
  input?: Partial<InputFor<C>>;
  /** Name of the rows, for screen readers. */
  caption: string;
  /** Singular and plural name of a row, to announce results: "23 jobs". Without it: "23 results". */
  noun?: Noun;
  columns: readonly Column<RowOf<C>>[];
  keyOf: (row: RowOf<C>) => number;
  nameOf: (row: RowOf<C>) => string;
  /** Address that a row opens. Null for a row without a page. */
  hrefOf?: (row: RowOf<C>) => string | null;
  /** Called when a row without an address is opened. */
  onOpen?: (row: RowOf<C>) => void;
  filters?: readonly Filter[];
  /** False if the call has no search. */
  searchable?: boolean;
  /** Minimum length of a search; 1 by default. Increase it if a single letter would match most of a large number of records. */
  searchFrom?: number;
  /** The server's default order. */
  sort?: Sort;
  actions?: (row: RowOf<C>) => readonly RowAction[];
  bulk?: readonly BulkAction<RowOf<C>>[];
  /** Why a row cannot be selected; null if it can. A lock with the reason replaces its checkbox. */
  lockedOf?: (row: RowOf<C>) => string | null;
  /** Key of the row whose details are shown beside the list; the row is highlighted. */
  current?: number | null;
  /** Called after each change of the selection. */
  onSelection?: (rows: readonly RowOf<C>[]) => void;
  /**
   * Which saved views the list offers: search, filters and order stored under a name, for the user on all devices. By default, a `ListPage`
   * offers the views of its route, unless its path contains a record's id.
   */
  views?: ViewsOf;
  /** Content at the end of the filter row, e.g. a legend. */
  beside?: ReactNode;
  /** Content below the rows of the page, e.g. a note about some of them. */
  below?: (rows: readonly RowOf<C>[]) => ReactNode;
  /** Shown if there are no records at all: the reason in one sentence, and an action that adds the first record. */
  empty?: { why?: string; action?: ReactNode };
}

/** Infers a definition's types from its call. */
export const defineList = <C extends ListCall>(definition: ListDefinition<C>): ListDefinition<C> => definition;
