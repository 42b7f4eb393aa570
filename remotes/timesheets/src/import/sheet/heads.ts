import { t } from '../texts';

/** The column headers, in the order of the sheet. */
export const columnHeads = (): readonly string[] => [
  t('field.shift.job'),
  t('field.shift.worker'),
  t('field.shift.date'),
  t('field.shift.name'),
  t('field.shift.start_time'),
  t('field.shift.end_time'),
  t('dashboard.sleep_over'),
  t('option.shift_kind.active_night'),
  t('csv.holiday'),
  t('field.shift.description'),
];

export const placeName = (number: number, column: number): string => t('csv.place', { row: number, column: columnHeads()[column] ?? '' });
