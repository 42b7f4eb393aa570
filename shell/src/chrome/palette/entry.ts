import type { FoundRecord } from '@careloom/contract/resources/records';
import type { OfferedRecord } from './record-kinds';

/** A record and its kind. */
export interface About {
  kind: OfferedRecord;
  record: FoundRecord;
}

/** An entry of the palette: it opens an address or runs an action. */
export interface Entry {
  value: string;
  label: string;
  line?: string | undefined;
  /** Name of a Lucide icon. */
  icon: string;
  href?: string | undefined;
  run?: (() => void) | undefined;
  /** The record that was found. It provides the picture and the state. */
  found?: About;
  /** The record whose facts are shown. */
  about?: About;
  /** Additional text at the end of the row. */
  place?: string | undefined;
}

export interface EntryGroup {
  name: string;
  heading: string;
  items: readonly Entry[];
}
