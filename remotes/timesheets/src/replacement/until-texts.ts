import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Until when an offer lasts, which is also shown where shifts are published. */
const untilTexts = {
  'replacement.until_start': 'when it begins',
} as const;

export const t = createTranslator('timesheets', untilTexts, ...tables);
