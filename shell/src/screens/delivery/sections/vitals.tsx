import { VITALS, type Vital, type Watched } from '@careloom/contract/resources/delivery';
import type { Release } from '@careloom/contract/release-of';
import { formatDecimal } from '@careloom/shared/format';
import { t } from '../delivery-texts';
import { Tag } from '@careloom/shared/ui';
import { keyOfRelease, ms, partColumn } from '../cells';
import type { LineColumn } from '../lines';
import { Section } from '../section';
import { gradeOf } from '../vital-grade';

type Line = Release & Partial<Record<Vital, number>>;

/** One line for each release, with what is known of it. A vital of a newer server is left out. */
export function linesOf(vitals: Watched['vitals']): Line[] {
  const lines = new Map<string, Line>();
  for (const { remote, version, name, p75 } of vitals) {
    const key = keyOfRelease({ remote, version });
    lines.set(key, { ...(lines.get(key) ?? { remote, version }), [name]: p75 });
  }
  return [...lines.values()];
}

const words = (name: Vital, value: number) => (name === 'CLS' ? formatDecimal(value) : ms(value));

function Value({ name, value }: { name: Vital; value: number | undefined }) {
  if (value === undefined) return '–';
  const grade = gradeOf(name, value);
  if (grade === 'good') return words(name, value);
  return <Tag tone={grade === 'poor' ? 'stopped' : 'waiting'}>{words(name, value)}</Tag>;
}

/** What a phone has columns for: how long people wait for a page, and for an answer to a click. */
const FIRST: readonly Vital[] = ['LCP', 'INP'];

const column = (name: Vital): LineColumn<Line> => ({
  head: name,
  cell: (line) => <Value name={name} value={line[name]} />,
  number: true,
  wide: !FIRST.includes(name),
});

const othersOf = (line: Line) =>
  VITALS.flatMap((name) => (FIRST.includes(name) || line[name] === undefined ? [] : [`${name} ${words(name, line[name])}`])).join(' · ');

/** How pages felt, by the remote whose page it was. */
export function Vitals({ vitals }: Pick<Watched, 'vitals'>) {
  return (
    <Section<Line>
      title={t('delivery.vitals')}
      none={t('delivery.vitals_none')}
      lines={linesOf(vitals)}
      keyOf={keyOfRelease}
      columns={[partColumn(), ...VITALS.map(column)]}
      under={othersOf}
    />
  );
}
