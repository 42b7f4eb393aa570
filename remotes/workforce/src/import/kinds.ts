import { HOUSE_COLUMNS, imports, PARTICIPANT_COLUMNS, type SheetColumns, WORKER_COLUMNS } from '@careloom/contract/resources/imports';
import { GENDERS } from '@careloom/contract/resources/houses';
import type { UploadKind } from '@careloom/contract/resources/uploads';
import { STATES } from '@careloom/contract/states';

/** The kinds of records in a sheet. */
export type ImportKind = Exclude<UploadKind, 'timesheet'>;

interface ImportDefinition {
  call: (typeof imports)[keyof typeof imports];
  columns: SheetColumns;
  /** The required format of the cells of some columns. */
  cells: readonly string[];
  /** The file name of the template. */
  template: string;
}

const STATE = `state: ${STATES.map(({ code }) => code).join(', ')}`;
const GENDER = `gender: ${GENDERS.join(', ')}`;
const DOB = 'dob: 1990-12-31';

export const IMPORTS: Readonly<Record<ImportKind, ImportDefinition>> = {
  house: { call: imports.houses, columns: HOUSE_COLUMNS, cells: [STATE, GENDER, 'is_active: yes, no'], template: 'houses.csv' },
  participant: { call: imports.participants, columns: PARTICIPANT_COLUMNS, cells: [DOB], template: 'participants.csv' },
  support_worker: { call: imports.workers, columns: WORKER_COLUMNS, cells: [DOB, STATE, GENDER], template: 'support-workers.csv' },
};

/** The data URL of a sheet that contains only the header, in UTF-8 with a byte order mark for spreadsheets. */
export const templateHref = ({ required, optional }: SheetColumns): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${[...required, ...optional].join(',')}\r\n`)}`;
