import { HOUSE_COLUMNS, imports, PARTICIPANT_COLUMNS, type SheetColumns, WORKER_COLUMNS } from '@careloom/contract/resources/imports';
import type { UploadKind } from '@careloom/contract/resources/uploads';

/** What the rows of a sheet become. */
export type ImportKind = Exclude<UploadKind, 'timesheet'>;

interface ImportDefinition {
  call: (typeof imports)[keyof typeof imports];
  columns: SheetColumns;
  /** The file name of the template. */
  template: string;
}

export const IMPORTS: Readonly<Record<ImportKind, ImportDefinition>> = {
  house: { call: imports.houses, columns: HOUSE_COLUMNS, template: 'houses.csv' },
  participant: { call: imports.participants, columns: PARTICIPANT_COLUMNS, template: 'participants.csv' },
  support_worker: { call: imports.workers, columns: WORKER_COLUMNS, template: 'support-workers.csv' },
};

/** The address of a sheet with nothing but the header, in UTF-8 with the mark by which spreadsheets recognise it. */
export const templateHref = ({ required, optional }: SheetColumns): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${[...required, ...optional].join(',')}\r\n`)}`;
