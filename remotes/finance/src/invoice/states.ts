import type { INVOICE_LANES, INVOICE_STATUSES } from '@careloom/contract/resources/invoices';
import type { StateEntry } from '@careloom/shared/ui';
import { Ban, ChartPie, CircleCheckBig, Clock, Cloud, CloudAlert, CloudCheck, CloudUpload, Hourglass, ReceiptText } from 'lucide-react';
import { t } from './state-texts';

/** States of an invoice. */
export const INVOICE_STATES = {
  generated: [t('option.invoice_status.generated'), ReceiptText, 'open'],
  awaiting_payment: [t('option.invoice_status.awaiting'), Hourglass, 'waiting'],
  part_paid: [t('option.invoice_status.part_paid'), ChartPie, 'waiting'],
  paid: [t('option.invoice_status.paid'), CircleCheckBig, 'done'],
  void: [t('option.invoice_status.void'), Ban, 'quiet'],
} as const satisfies Record<(typeof INVOICE_STATUSES)[number], StateEntry>;

/** The states, and "overdue", which is independent of the state. */
export const LANES = { ...INVOICE_STATES, overdue: [t('invoice.lane.overdue'), Clock, 'stopped'] } as const satisfies Record<
  (typeof INVOICE_LANES)[number],
  StateEntry
>;

/** The sync states of an invoice with Xero. */
export const SYNC_STATES = {
  not_synced: [t('invoice.sync.not_synced'), Cloud, 'quiet'],
  queued: [t('invoice.sync.queued'), CloudUpload, 'moving'],
  synced: [t('invoice.sync.synced'), CloudCheck, 'done'],
  failed: [t('invoice.sync.failed'), CloudAlert, 'stopped'],
} as const satisfies Record<string, StateEntry>;
