import type { AVAILABILITIES, VERIFICATION_STATUSES } from '@careloom/contract/resources/support-workers';
import type { StateEntry } from '@careloom/shared/ui';
import { Briefcase, CalendarCheck, Hourglass, ShieldCheck, ShieldX } from 'lucide-react';
import { t } from '../texts';

export const VERIFICATION_STATES = {
  pending: [t('option.verification.pending'), Hourglass, 'waiting'],
  verified: [t('option.verification.verified'), ShieldCheck, 'done'],
  rejected: [t('option.verification.rejected'), ShieldX, 'stopped'],
} as const satisfies Record<(typeof VERIFICATION_STATUSES)[number], StateEntry>;

export const AVAILABILITY_STATES = {
  available: [t('option.availability.available'), CalendarCheck, 'done'],
  occupied: [t('option.availability.occupied'), Briefcase, 'moving'],
} as const satisfies Record<(typeof AVAILABILITIES)[number], StateEntry>;
