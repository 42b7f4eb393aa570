import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Texts of the upload of timesheets that other features also show. */
export const uploadWords = {
  'form.upload_timesheet_csv': 'Upload Timesheet CSV',
} as const;

/** For files that use none of the feature's other texts. */
export const t = createTranslator('timesheets', uploadWords, ...tables);
