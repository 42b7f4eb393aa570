import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';
import { importTexts } from './sheet-texts';

/** The text of a key of the upload, whose texts are loaded with it, or of the remote. */
export const t = createTranslator('timesheets', importTexts, ...tables);
export type TextKey = Parameters<typeof t>[0];
