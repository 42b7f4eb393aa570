import type { AGREEMENT_STATUSES } from '@careloom/contract/resources/agreements';
import type { StateEntry } from '@careloom/shared/ui';
import { CalendarOff, FileCheck2, FilePenLine, FileX2, Signature } from 'lucide-react';
import { t } from '../texts';

/** States of a support worker's service agreement, including `none`. */
export const AGREEMENT_STATES = {
  none: [t('option.agreement_status.none'), FileX2, 'stopped'],
  pending_sign: [t('option.agreement_status.pending_sign'), FilePenLine, 'quiet'],
  awaiting_signature: [t('option.agreement_status.awaiting_signature'), Signature, 'waiting'],
  signed: [t('option.agreement_status.signed'), FileCheck2, 'done'],
  terminated: [t('option.agreement_status.terminated'), FileX2, 'stopped'],
  ended: [t('option.agreement_status.ended'), CalendarOff, 'quiet'],
} as const satisfies Record<(typeof AGREEMENT_STATUSES)[number] | 'none', StateEntry>;
