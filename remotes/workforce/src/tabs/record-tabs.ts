import { t } from './texts';

export const overviewTab = (href: string) => ({ label: t('records.overview'), href });
export const shiftsTab = (href: string) => ({ label: t('records.shifts'), href });
