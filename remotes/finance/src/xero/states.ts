import type { StateEntry } from '@careloom/shared/ui';
import { Ban, CircleCheckBig, FilePenLine, PlugZap, Send, Trash2, Unplug } from 'lucide-react';
import { INVOICE_STATES } from '../invoice/states';
import { t } from './texts';

/** Whether an account is connected, as the API's 0 or 1. */
export const CONNECTION_STATES = {
  1: [t('xero.connected'), PlugZap, 'done'],
  0: [t('xero.not_connected'), Unplug, 'stopped'],
} as const satisfies Record<0 | 1, StateEntry>;

/** Xero's own statuses of a bill. */
export const BILL_STATES = {
  DRAFT: [t('xero.status.draft'), FilePenLine, 'quiet'],
  SUBMITTED: [t('xero.status.submitted'), Send, 'open'],
  AUTHORISED: INVOICE_STATES.awaiting_payment,
  PAID: [t('xero.status.paid'), CircleCheckBig, 'done'],
  VOIDED: [t('xero.status.voided'), Ban, 'quiet'],
  DELETED: [t('xero.status.deleted'), Trash2, 'quiet'],
} as const satisfies Record<string, StateEntry>;
