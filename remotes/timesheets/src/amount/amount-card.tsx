import type { Shift, ShiftDetail } from '@careloom/contract/resources/shifts';
import { formatMoney } from '@careloom/shared/format';
import { Card, Note } from '@careloom/shared/ui';
import { t } from './texts';
import styles from './amount-card.module.css';
import { AmountFigure } from './amount-figure';
import { AmountLines } from './amount-lines';
import { dollars, totalCents } from './cents';

type Priced = Pick<ShiftDetail, 'start_at' | 'end_at' | 'time_zone' | 'lines'> & Pick<Shift, 'warnings'> & { isNarrow?: boolean };

/** Explains the cost of a shift: the total, a figure, the same data as a table, and the server's warnings. */
export function AmountCard({ start_at, end_at, time_zone, lines = [], warnings = [], isNarrow = false }: Priced) {
  if (lines.length === 0)
    return (
      <Card title={t('amount.title')}>
        <p className={styles.none}>{t('amount.none')}</p>
      </Card>
    );
  return (
    <Card title={t('amount.title')} action={<b className={styles.total}>{formatMoney(dollars(totalCents(lines)))}</b>} flush>
      <div className={styles.drawing}>
        <AmountFigure start_at={start_at} end_at={end_at} time_zone={time_zone} lines={lines} />
      </div>
      <AmountLines lines={lines} timeZone={time_zone} isNarrow={isNarrow} />
      {warnings.length > 0 && (
        <div className={styles.notes}>
          {[...new Set(warnings.map(({ text }) => text))].map((text) => (
            <Note key={text} kind="warning">
              {text}
            </Note>
          ))}
        </div>
      )}
    </Card>
  );
}
