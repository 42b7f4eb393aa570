import type { PayLine } from '@careloom/contract/resources/shift-extras';
import { LineTable } from '@careloom/shared/ui';
import { BellRing, Moon } from 'lucide-react';
import { t } from './texts';
import styles from './amount-lines.module.css';
import { centsOf } from './cents';
import { inTable } from './layout';
import { minutesOf, partOf, timesOf } from './line-words';

const ICONS: Readonly<Record<string, typeof Moon>> = { sleep_over: Moon, wake_up: BellRing };

function Part({ line }: { line: PayLine }) {
  const Icon = ICONS[line.part];
  return (
    <span className={styles.part}>
      {Icon && <Icon aria-hidden className={styles.night} />}
      {partOf(line)}
    </span>
  );
}

const Timed = ({ line }: { line: PayLine }) => (
  <>
    <Part line={line} />
    <span className={styles.minutes}>{minutesOf(line)}</span>
  </>
);

interface AmountLinesProps {
  lines: readonly PayLine[];
  timeZone: string;
  /** For a panel, which is too narrow for a minutes column: the minutes are shown below the part, as on a phone. */
  isNarrow?: boolean;
}

/** The lines of an amount as a table: the data of the figure as text and numbers. */
export function AmountLines({ lines, timeZone, isNarrow = false }: AmountLinesProps) {
  const part = isNarrow
    ? [{ head: t('amount.part'), cell: (line: PayLine) => <Timed line={line} /> }]
    : [
        { head: t('amount.part'), cell: (line: PayLine) => <Part line={line} />, under: minutesOf },
        { head: t('amount.minutes'), cell: minutesOf, align: 'end' as const, only: 'desk' as const },
      ];
  const columns = [
    { head: t('amount.time'), cell: (line: PayLine) => <span className={styles.time}>{timesOf(line, timeZone)}</span> },
    ...part,
    {
      head: t('amount.rate'),
      cell: (line: PayLine) => (line.part === 'sleep_over' ? t('amount.fixed') : inTable(line.rate_cents)),
      align: 'end' as const,
    },
    { head: t('amount.amount'), cell: (line: PayLine) => <b className={styles.amount}>{inTable(centsOf(line))}</b>, align: 'end' as const },
  ];
  return <LineTable label={t('amount.lines')} columns={columns} lines={lines} />;
}
