import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Tabs that records of several things have. */
const tabTexts = {
  'records.overview': 'Overview',
  'records.shifts': 'Shifts',
} as const;

const t = createTranslator('workforce', tabTexts, ...tables);

export const overviewTab = (href: string) => ({ label: t('records.overview'), href });
export const shiftsTab = (href: string) => ({ label: t('records.shifts'), href });
