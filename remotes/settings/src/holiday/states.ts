import type { StateEntry } from '@careloom/shared/ui';
import { CalendarCheck, CalendarClock } from 'lucide-react';
import { t } from './texts';

export const HOLIDAY_STATES = {
  confirmed: [t('holiday.confirmed'), CalendarCheck, 'done'],
  provisional: [t('holiday.provisional'), CalendarClock, 'waiting'],
} as const satisfies Record<string, StateEntry>;
