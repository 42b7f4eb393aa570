import { formatDate, formatDecimal } from '@careloom/shared/format';
import { t } from './texts';
import { centsOf, dollars } from './cents';
import type { Bar, DayMark, Figure } from './figure';

/** Heights of the drawing in pixels: days above, the bars, the clock below. */
export const HEAD = 46;
export const PLOT = 150;
export const FOOT = 26;
export const HEIGHT = HEAD + PLOT + FOOT;
/** The y of the baseline of the bars. */
export const GROUND = HEAD + PLOT;

/** A bar narrower than this many pixels has no label. */
const LABELLED = 34;
/** Minimum height of a bar in pixels, so that a sleep over or unpaid work stays visible. */
const LOWEST = 16;
const GAP = 1;

/** Estimated width of a 12 px text in pixels. */
const widthOf = (text: string) => text.length * 6.7;

export interface Label {
  x: number;
  y: number;
  text: string;
  strong: boolean;
}

export interface Box {
  bar: Bar;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The end of the paid time, if it is after the end of the bar. */
  paidX: number;
  /** Whether the labels are inside the bar, as for a band, or above it, as for a tower or a bed. */
  inside: boolean;
  labels: readonly Label[];
}

export interface DayLabel {
  x: number;
  /** Whether the day begins within the shift: a line then marks its start. */
  begins: boolean;
  text: string;
  holiday: boolean;
}

export interface Layout {
  boxes: readonly Box[];
  days: readonly DayLabel[];
  changes: readonly { x: number; to: number; text: string; textX: number; lost: boolean }[];
  clock: readonly { x: number; text: string; anchor: 'start' | 'middle' | 'end' }[];
}

/** The positions of all parts of the figure, for a width in pixels. */
export function layoutOf(figure: Figure, width: number, zone: { start_at: string; end_at: string; time_zone: string }): Layout {
  const xOf = (minutes: number) => (minutes / figure.minutes) * width;
  const boxes = figure.bars.map((bar) => boxOf(bar, figure.highest, xOf));
  return {
    boxes: boxes.map((box) => ({ ...box, labels: labelsOf(box, boxes, width) })),
    days: figure.days.map((day) => dayLabelOf(day, xOf)),
    changes: figure.changes.map(({ at, minutes, before, after }) => {
      const lost = minutes > 0;
      const text = lost
        ? t('amount.lost', { from: before.slice(0, 2), to: after.slice(0, 2) })
        : t('amount.gained', { hour: after.slice(0, 2) });
      const x = xOf(at);
      const half = widthOf(text) / 2 + 12;
      return {
        x,
        to: xOf(Math.min(at - Math.min(minutes, 0), figure.minutes)),
        text,
        textX: Math.min(Math.max(x, half), width - half),
        lost,
      };
    }),
    clock: clockOf(figure, xOf, width, zone),
  };
}

function boxOf(bar: Bar, highest: number, xOf: (minutes: number) => number): Omit<Box, 'labels'> {
  const x = xOf(bar.from);
  const right = xOf(bar.to);
  const height = Math.max(LOWEST, Math.round((bar.height / highest) * (PLOT - 4)));
  const gap = bar.kind === 'band' ? GAP : 0;
  const width = Math.max(right - x - gap, 1);
  return { bar, x, y: GROUND - height, width, height, paidX: xOf(bar.paidTo), inside: bar.kind === 'band' };
}

function labelsOf(box: Omit<Box, 'labels'>, all: readonly Omit<Box, 'labels'>[], width: number): Label[] {
  const { bar, x, y } = box;
  const amount = dollars(centsOf(bar.line));
  if (bar.kind === 'band') {
    const lines = [
      amount,
      t('amount.by_hours', { hours: String(Number((bar.line.paid_minutes / 60).toFixed(2))), rate: dollars(bar.line.rate_cents) }),
    ];
    return stacked(lines, { x: x + 8, y: y + 19, room: box.width < LABELLED ? 0 : box.width - 10 });
  }
  if (bar.kind === 'bed') {
    const free = widestGap(box, all);
    return stacked([amount, t('amount.sleep_over')], { x: free.x + 4, y: y - 22, room: free.width - 8 });
  }
  const { minutes, paid_minutes } = bar.line;
  const words = paid_minutes > minutes ? t('amount.awake_paid', { minutes, paid: paid_minutes }) : t('amount.awake', { minutes });
  const next = all.filter((other) => other !== box && other.bar.kind !== 'bed' && other.x > x).map((other) => other.x);
  const room = Math.min(...next, width) - x - 4;
  const above = y - HEAD;
  return above < 18 ? [] : stacked(above < 34 ? [amount] : [amount, words], { x, y: y - (above < 34 ? 6 : 22), room });
}

/** Labels below each other; a text wider than the available space is omitted. */
const stacked = (lines: readonly string[], { x, y, room }: { x: number; y: number; room: number }): Label[] =>
  lines.flatMap((text, index) => (widthOf(text) > room ? [] : [{ x, y: y + index * 16, text, strong: index === 0 }]));

/** The widest part of a sleep over that is free of wake-ups. */
function widestGap({ x, width }: Pick<Box, 'x' | 'width'>, all: readonly Omit<Box, 'labels'>[]) {
  const towers = all.filter(({ bar }) => bar.kind === 'tower').sort((a, b) => a.x - b.x);
  const starts = [x, ...towers.map((tower) => Math.max(tower.x + Math.max(tower.width, 96), tower.paidX))];
  const ends = [...towers.map((tower) => tower.x), x + width];
  return starts
    .map((start, index) => ({ x: start, width: (ends[index] ?? start) - start }))
    .reduce((widest, gap) => (gap.width > widest.width ? gap : widest));
}

function dayLabelOf({ from, to, date, holiday }: DayMark, xOf: (minutes: number) => number): DayLabel {
  const room = xOf(to) - xOf(from) - (holiday ? 24 : 4);
  const short = `${formatDate(date, 'dayName').slice(0, 3)} ${formatDate(date).replace(/ \d{4}$/, '')}`;
  const kind = holiday ?? formatDate(date, 'dayName');
  const texts = [holiday ? t('amount.day', { day: short, kind }) : short, short, short.slice(4)];
  return { x: xOf(from), begins: from > 0, text: texts.find((text) => widthOf(text) <= room) ?? '', holiday: holiday !== null };
}

/** The start, the end, and the full hours between them that fit. */
function clockOf(
  { hours, minutes }: Figure,
  xOf: (minutes: number) => number,
  width: number,
  { start_at, end_at, time_zone }: { start_at: string; end_at: string; time_zone: string },
): Layout['clock'] {
  const step = [1, 2, 3, 4, 6, 12].find((every) => xOf(every * 60) >= LABELLED + 10) ?? 12;
  const between = hours
    .filter(({ at, hour }) => hour % step === 0 && xOf(at) > 44 && xOf(at) < width - 44 && at < minutes)
    .map(({ at, hour }) => ({ x: xOf(at), text: String(hour).padStart(2, '0'), anchor: 'middle' as const }));
  return [
    { x: 0, text: formatDate(start_at, 'time', time_zone), anchor: 'start' },
    ...between,
    { x: width, text: formatDate(end_at, 'time', time_zone), anchor: 'end' },
  ];
}

/** Cents as shown in the table. */
export const inTable = (cents: number) => formatDecimal(dollars(cents));
