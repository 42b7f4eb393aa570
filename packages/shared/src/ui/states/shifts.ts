import {
  BadgeCheck,
  Ban,
  CalendarCheck2,
  CalendarHeart,
  CirclePlay,
  ClockAlert,
  Flag,
  Hourglass,
  Megaphone,
  Moon,
  MoonStar,
  PencilLine,
  ReceiptText,
  Send,
  Sunset,
  TriangleAlert,
  UserRoundX,
} from 'lucide-react';
import type { Vocabulary } from './tag';

export const shift = {
  draft: ['Draft', PencilLine, 'quiet', 'dashed'],
  published: ['Published', Megaphone, 'done'],
  confirmed: ['Confirmed', CalendarCheck2, 'done'],
  in_progress: ['In progress', CirclePlay, 'moving'],
  completed: ['Completed', Flag, 'moving'],
  submitted: ['Submitted', Send, 'waiting'],
  approved: ['Approved', BadgeCheck, 'done'],
  invoiced: ['Invoiced', ReceiptText, 'open'],
  cancelled: ['Cancelled', Ban, 'stopped', 'struck'],
} as const satisfies Vocabulary;

/** Dusk is for night work only. */
export const shiftKind = {
  sleep_over: ['Sleep Over', Moon, 'night', 'hatched'],
  active_night: ['Active Night', MoonStar, 'night'],
  overnight: ['Overnight', Sunset, 'night'],
  holiday_rate: ['Holiday rate', CalendarHeart, 'waiting'],
  hour_changed: ['Hour gained or lost', ClockAlert, 'waiting'],
} as const satisfies Vocabulary;

export const roster = {
  clash: ['Clash', TriangleAlert, 'stopped'],
  warning: ['Warning', Hourglass, 'waiting'],
  unfilled: ['Unfilled', UserRoundX, 'stopped', 'dashed'],
} as const satisfies Vocabulary;
