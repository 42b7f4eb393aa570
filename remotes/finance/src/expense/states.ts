import type { EXPENSE_STATUSES } from '@careloom/contract/resources/expenses';
import type { StateEntry } from '@careloom/shared/ui';
import { BadgeCheck, CircleX, Hourglass } from 'lucide-react';
import { t } from './words';

export const EXPENSE_STATES = {
  pending: [t('option.expense_status.created'), Hourglass, 'waiting'],
  approved: [t('option.expense_status.approved'), BadgeCheck, 'done'],
  rejected: [t('option.expense_status.rejected'), CircleX, 'stopped'],
} as const satisfies Record<(typeof EXPENSE_STATUSES)[number], StateEntry>;
