import type { LucideIcon } from 'lucide-react';
import { Bus, Moon, Music, ShoppingBasket, Sun, Sunset, Trees, Trophy, Utensils } from 'lucide-react';
import { t, type TextKey } from './texts';

const PARTS: Readonly<Record<string, readonly [TextKey, LucideIcon]>> = {
  morning: ['board.morning', Sun],
  afternoon: ['board.afternoon', Sunset],
  night: ['board.night', Moon],
};

const SYMBOLS: Readonly<Record<string, readonly [TextKey, LucideIcon]>> = {
  bus: ['outing.bus', Bus],
  basket: ['outing.basket', ShoppingBasket],
  trophy: ['outing.trophy', Trophy],
  meal: ['outing.meal', Utensils],
  music: ['outing.music', Music],
  park: ['outing.park', Trees],
};

/** The name of a part of the day; an unknown part from a newer server is shown unchanged. */
export function partName(part: string): string {
  const known = PARTS[part];
  return known ? t(known[0]) : part;
}

export const partIcon = (part: string): LucideIcon => PARTS[part]?.[1] ?? Sun;

export function symbolName(symbol: string): string {
  const known = SYMBOLS[symbol];
  return known ? t(known[0]) : symbol;
}

export const symbolIcon = (symbol: string): LucideIcon => SYMBOLS[symbol]?.[1] ?? Bus;

const written = (day: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-AU', { ...parts, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** `Monday 23 November`. */
export const dayInWords = (day: string): string => written(day, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');

/** `23 to 29 November 2026`: the first day omits the month or year that both days share. */
export function weekInWords(from: string, to: string): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const isOneMonth = isOneYear && from.slice(5, 7) === to.slice(5, 7);
  const start = written(from, { day: 'numeric', ...(!isOneMonth && { month: 'long' }), ...(!isOneYear && { year: 'numeric' }) });
  return t('board.from_to', { from: start, to: written(to, { day: 'numeric', month: 'long', year: 'numeric' }) });
}

/** `Lin`, `Lin and Bart`, `Lin, Bart and Noor`. */
export const inOneLine = (names: readonly string[]): string => new Intl.ListFormat('en-AU').format(names);
