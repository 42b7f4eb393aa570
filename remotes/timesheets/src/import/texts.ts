import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';
import { uploadWords } from './words';
import { shiftWords } from '../shift/words';
import { importTexts } from './sheet-texts';

/** The text of a key of the upload, whose texts are loaded with it, or of the remote. */
export const t = createTranslator('timesheets', importTexts, uploadWords, shiftWords, ...tables);
export type TextKey = Parameters<typeof t>[0];
