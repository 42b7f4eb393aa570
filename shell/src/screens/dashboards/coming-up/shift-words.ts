import { t } from '../dashboard-texts';
import type { Shift } from '@careloom/contract/resources/shifts';
import { CalendarDays, Moon, MoonStar, Sunset, type LucideIcon } from 'lucide-react';

type Kind = Pick<Shift, 'type' | 'is_overnight'>;

/** The kind of work of a shift, in one word. */
export function kindOf({ type }: Pick<Shift, 'type'>): string {
  if (type === 'sleep_over') return t('dashboard.sleep_over');
  return type === 'active_night' ? t('dashboard.active_night') : t('dashboard.shift');
}

export function kindIcon({ type, is_overnight }: Kind): LucideIcon {
  if (type === 'sleep_over') return Moon;
  if (type === 'active_night') return MoonStar;
  return is_overnight === 1 ? Sunset : CalendarDays;
}
