import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Texts of invoice states, which other features also show. */
const stateTexts = {
  'option.invoice_status.awaiting': 'awaiting payment',
  'option.invoice_status.generated': 'Generated',
  'option.invoice_status.part_paid': 'Part paid',
  'option.invoice_status.paid': 'Paid',
  'option.invoice_status.void': 'Void',
  'invoice.lane.overdue': 'Overdue',
  'invoice.sync.not_synced': 'Not synced',
  'invoice.sync.queued': 'Queued',
  'invoice.sync.synced': 'Synced',
  'invoice.sync.failed': 'Sync failed',
} as const;

export const t = createTranslator('finance', stateTexts, ...tables);
