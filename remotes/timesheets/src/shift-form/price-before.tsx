import type { ShiftDetail } from '@careloom/contract/resources/shifts';
import { formatMoney } from '@careloom/shared/format';
import { Card, Ledger, Subtext } from '@careloom/shared/ui';
import { AmountFigure } from '../amount/amount-figure';
import { dollars } from '../amount/cents';
import { t } from './texts';
import type { Preview } from './preview';
import styles from './shift-form.module.css';

const CENTS = 100;
const centsOf = (money: string) => Math.round(Number(money) * CENTS);
const withHours = (cost: string, hours: string) =>
  t('shift_form.priced', { cost: formatMoney(cost), hours: t('records.hours', { hours }) });

/** "+$36.00" or "−$12.50". */
function signed(cents: number): string {
  return `${cents < 0 ? '−' : '+'}${formatMoney(dollars(Math.abs(cents)))}`;
}

/** A figure of the edited shift's current cost, beside its new cost. */
export function PriceBefore({ before, after }: { before: ShiftDetail; after: Preview['shifts'][number] }) {
  const { start_at, end_at, time_zone, lines = [], total_cost, total_hour } = before;
  const difference = centsOf(after.total_cost) - centsOf(total_cost);
  if (difference === 0 && total_hour === after.total_hour) return <Subtext>{t('shift_form.unchanged')}</Subtext>;
  return (
    <Card title={t('shift_form.before')} action={<b className={styles.was}>{formatMoney(total_cost)}</b>} flush>
      {Number(total_cost) > 0 && (
        <div className={styles.drawing}>
          <AmountFigure {...{ start_at, end_at, time_zone, lines }} />
        </div>
      )}
      <div className={styles.ledger}>
        <Ledger
          facts={[
            { label: t('shift_form.before'), value: withHours(total_cost, total_hour) },
            { label: t('shift_form.after'), value: withHours(after.total_cost, after.total_hour) },
            { label: t('shift_form.difference'), value: <b>{signed(difference)}</b> },
          ]}
        />
      </div>
    </Card>
  );
}
