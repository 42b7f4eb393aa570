import type { SHIFT_STATUSES } from '@careloom/contract/resources/shifts';
import type { StateEntry } from '@careloom/shared/ui';
import { BadgeCheck, Ban, CalendarCheck2, CirclePlay, Flag, Megaphone, PencilLine, ReceiptText, Send } from 'lucide-react';
import { t } from './dashboard-texts';

/** States of an upcoming shift. */
export const SHIFT_STATES = {
  draft: [t('option.shift_status.draft'), PencilLine, 'quiet', 'dashed'],
  published: [t('option.shift_status.published'), Megaphone, 'done'],
  confirmed: [t('option.shift_status.confirmed'), CalendarCheck2, 'done'],
  in_progress: [t('option.shift_status.in_progress'), CirclePlay, 'moving'],
  completed: [t('option.shift_status.completed'), Flag, 'moving'],
  submitted: [t('option.shift_status.submitted'), Send, 'waiting'],
  approved: [t('option.shift_status.approved'), BadgeCheck, 'done'],
  invoiced: [t('option.shift_status.invoiced'), ReceiptText, 'open'],
  cancelled: [t('option.shift_status.cancelled'), Ban, 'stopped', 'struck'],
} as const satisfies Record<(typeof SHIFT_STATUSES)[number], StateEntry>;
