import type { SHIFT_STATUSES } from '@careloom/contract/resources/shifts';
import type { StateEntry, Vocabulary } from '@careloom/shared/ui';
import {
  BadgeCheck,
  Ban,
  CalendarCheck2,
  CirclePlay,
  Flag,
  Megaphone,
  Moon,
  MoonStar,
  PencilLine,
  ReceiptText,
  Send,
  Sunset,
} from 'lucide-react';
import { t } from './words';

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

/** Kinds of night work, the only ones with the night tone. */
export const SHIFT_KINDS = {
  sleep_over: [t('dashboard.sleep_over'), Moon, 'night', 'hatched'],
  active_night: [t('option.shift_kind.active_night'), MoonStar, 'night'],
  overnight: [t('option.shift_kind.overnight'), Sunset, 'night'],
} as const satisfies Vocabulary;
