import { iconOf } from '@careloom/shared/ui';
import {
  Ban,
  CalendarCheck,
  CalendarCheck2,
  CalendarRange,
  ChartPie,
  CircleCheckBig,
  CirclePlay,
  CircleSlash,
  DoorOpen,
  Flag,
  type LucideIcon,
  Megaphone,
  PencilLine,
  ShieldCheck,
  ShieldX,
  UserRoundCheck,
} from 'lucide-react';

/** Icons of records that the menu does not use, loaded with the palette. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  ban: Ban,
  'calendar-check': CalendarCheck,
  'calendar-check-2': CalendarCheck2,
  'calendar-range': CalendarRange,
  'chart-pie': ChartPie,
  'circle-check-big': CircleCheckBig,
  'circle-play': CirclePlay,
  'circle-slash': CircleSlash,
  'door-open': DoorOpen,
  flag: Flag,
  megaphone: Megaphone,
  'pencil-line': PencilLine,
  'shield-check': ShieldCheck,
  'shield-x': ShieldX,
  'user-round-check': UserRoundCheck,
};

export const paletteIcon = (name: string): LucideIcon => ICONS[name] ?? iconOf(name);
