import type { StuckItem } from '@careloom/contract/resources/money-trail';
import { t } from './texts';
import { detailLine, syncLine } from '../xero/sync-line';

/** Why a record waits, if more is known than its stage. */
export function reasonOf({ stage, awaits_worker, overdue_days, bill }: StuckItem): string | null {
  if (awaits_worker === 1) return t('stuck.awaits_worker');
  const late = overdue_days > 0 ? t('trail.overdue', { count: overdue_days }) : null;
  if (stage !== 'not_in_xero' || !bill) return late;
  const why = bill.sync === 'not_synced' ? t('trail.not_synced') : syncLine(bill);
  return [why, detailLine(bill)].filter(Boolean).join(' ') || late;
}

/** For how long, in words. */
export const lastsOf = ({ days }: Pick<StuckItem, 'days'>): string => (days === 0 ? t('stuck.today') : t('stuck.days_of', { count: days }));
