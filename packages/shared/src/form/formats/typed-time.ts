const SPLIT = /^(\d{1,2})[:.h ]?(\d{2})?$/;

/** Converts `9`, `930`, `9.30`, `09:30:00` to `HH:mm`; text that is not a time of day is only trimmed. */
export function timeFromTyped(text: string): string {
  const trimmed = text.trim();
  const seconds = /^(\d{2}:\d{2}):\d{2}$/.exec(trimmed);
  if (seconds?.[1]) return seconds[1];
  const compact = /^\d{3}$/.test(trimmed) ? `0${trimmed}` : trimmed;
  const [, hours, minutes = '00'] = SPLIT.exec(compact) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return trimmed;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
