import type { AVAILABILITIES, VERIFICATION_STATUSES } from '@careloom/contract/resources/support-workers';
import type { StateEntry } from '@careloom/shared/ui';
import { Briefcase, CalendarCheck, Hourglass, ShieldCheck, ShieldX } from 'lucide-react';
import { t } from '../texts';

/** Of what a support worker has shown of themselves. */
export const VERIFICATION_STATES = {
  pending: [t('option.verification.pending'), Hourglass, 'waiting'],
  verified: [t('option.verification.verified'), ShieldCheck, 'done'],
  rejected: [t('option.verification.rejected'), ShieldX, 'stopped'],
} as const satisfies Record<(typeof VERIFICATION_STATUSES)[number], StateEntry>;

/** Of the time of a support worker. */
export const AVAILABILITY_STATES = {
  available: [t('option.availability.available'), CalendarCheck, 'done'],
  occupied: [t('option.availability.occupied'), Briefcase, 'moving'],
} as const satisfies Record<(typeof AVAILABILITIES)[number], StateEntry>;
