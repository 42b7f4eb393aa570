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

/** One row for each release. Vitals that only a newer server knows are left out. */
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

/** The columns shown on a phone: loading and responsiveness. */
const FIRST: readonly Vital[] = ['LCP', 'INP'];

const column = (name: Vital): LineColumn<Line> => ({
  head: name,
  cell: (line) => <Value name={name} value={line[name]} />,
  number: true,
  wide: !FIRST.includes(name),
});

const othersOf = (line: Line) =>
  VITALS.flatMap((name) => (FIRST.includes(name) || line[name] === undefined ? [] : [`${name} ${words(name, line[name])}`])).join(' · ');

/** Web vitals by the remote that owns the page. */
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
