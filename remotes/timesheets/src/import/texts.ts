import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';
import { uploadWords } from './words';
import { shiftWords } from '../shift/words';
import { importTexts } from './sheet-texts';

/** Translates keys of the upload, whose texts are loaded with it, and keys of the remote. */
export const t = createTranslator('timesheets', importTexts, uploadWords, shiftWords, ...tables);
export type TextKey = Parameters<typeof t>[0];
