import type { XeroBill } from '@careloom/contract/resources/xero-bills';
import { formatDate } from '@careloom/shared/format';
import { t } from './texts';
import { lineName } from './lines';

type Way = Pick<XeroBill, 'sync' | 'reason' | 'due_at' | 'tried_at'>;

/** The sync state of an invoice in words: why it failed, until when it waits in the queue, or when it was sent. */
export function syncLine({ sync, reason, due_at, tried_at }: Way): string | null {
  const time = due_at && formatDate(due_at, 'time');
  switch (sync) {
    case 'failed':
      return reason?.text ?? t('xero.no_reason');
    case 'queued':
      if (!time) return t('xero.goes');
      return reason ? `${reason.text} ${t('xero.tries_at', { time })}` : t('xero.waits', { time });
    case 'synced':
      return tried_at && formatDate(tried_at, 'displayTime');
    default:
      return null;
  }
}

/** Details of a reason: the line item without codes, or Xero's own message. */
export function detailLine({ reason }: Pick<XeroBill, 'reason'>): string | null {
  if (!reason?.detail) return null;
  if (reason.code === 'xero.line_items') return t('xero.line_without', { name: lineName(reason.detail) });
  return t('xero.says', { sentence: reason.detail });
}
