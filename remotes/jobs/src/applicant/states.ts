import type { AGREEMENT_STATUSES } from '@careloom/contract/resources/agreements';
import type { APPLICATION_STATUSES } from '@careloom/contract/resources/applicants';
import type { AVAILABILITIES, VERIFICATION_STATUSES } from '@careloom/contract/resources/support-workers';
import type { StateEntry } from '@careloom/shared/ui';
import {
  Briefcase,
  CalendarCheck,
  CalendarOff,
  FileCheck2,
  FilePenLine,
  FileX2,
  Hourglass,
  Send,
  ShieldCheck,
  ShieldX,
  Signature,
  Star,
  Undo2,
  UserRoundCheck,
  UserRoundMinus,
} from 'lucide-react';
import { t } from './texts';

export const APPLICATION_STATES = {
  applied: [t('option.application_status.applied'), Send, 'open'],
  shortlisted: [t('option.application_status.shortlisted'), Star, 'waiting'],
  assigned: [t('option.application_status.assigned'), UserRoundCheck, 'moving'],
  not_selected: [t('option.application_status.not_selected'), UserRoundMinus, 'quiet'],
  withdrawn: [t('option.application_status.withdrawn'), Undo2, 'quiet'],
} as const satisfies Record<(typeof APPLICATION_STATUSES)[number], StateEntry>;

/** States of a support worker's service agreement, including `none`. */
export const AGREEMENT_STATES = {
  none: [t('option.agreement_status.none'), FileX2, 'stopped'],
  pending_sign: [t('option.agreement_status.pending_sign'), FilePenLine, 'quiet'],
  awaiting_signature: [t('option.agreement_status.awaiting_signature'), Signature, 'waiting'],
  signed: [t('option.agreement_status.signed'), FileCheck2, 'done'],
  terminated: [t('option.agreement_status.terminated'), FileX2, 'stopped'],
  ended: [t('option.agreement_status.ended'), CalendarOff, 'quiet'],
} as const satisfies Record<(typeof AGREEMENT_STATUSES)[number] | 'none', StateEntry>;

export const VERIFICATION_STATES = {
  pending: [t('option.verification.pending'), Hourglass, 'waiting'],
  verified: [t('option.verification.verified'), ShieldCheck, 'done'],
  rejected: [t('option.verification.rejected'), ShieldX, 'stopped'],
} as const satisfies Record<(typeof VERIFICATION_STATUSES)[number], StateEntry>;

export const AVAILABILITY_STATES = {
  available: [t('option.availability.available'), CalendarCheck, 'done'],
  occupied: [t('option.availability.occupied'), Briefcase, 'moving'],
} as const satisfies Record<(typeof AVAILABILITIES)[number], StateEntry>;
