import type { StuckStage } from '@careloom/contract/resources/money-trail';
import type { StateEntry } from '@careloom/shared/ui';
import { Banknote, ClipboardList, CloudUpload, ReceiptText, UserCheck } from 'lucide-react';
import { t } from './texts';

/** The stages at which the money of work waits. */
export const STAGES = {
  not_submitted: [t('stuck.stage.not_submitted'), ClipboardList, 'quiet'],
  not_approved: [t('stuck.stage.not_approved'), UserCheck, 'waiting'],
  not_invoiced: [t('stuck.stage.not_invoiced'), ReceiptText, 'open'],
  not_in_xero: [t('stuck.stage.not_in_xero'), CloudUpload, 'stopped'],
  not_paid: [t('stuck.stage.not_paid'), Banknote, 'moving'],
} as const satisfies Record<StuckStage, StateEntry>;
