import { type InvoiceLane, invoiceLanes } from '@careloom/contract/resources/invoice-lanes';
import { INVOICE_LANES } from '@careloom/contract/resources/invoices';
import { formatCount, formatMoney } from '@careloom/shared/format';
import { useQueryParams } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import { LaneNav, type LaneShown } from '../lanes/lane-nav';
import styles from '../lanes/lanes.module.css';
import { t } from './texts';
import { narrowingOf } from './list-query';
import { RunBar } from './run-bar';
import { LANES } from './states';

/** Counts and sums by state of the invoices in a list. An earlier server lacks this call: `error` is then set. */
export function useLanes() {
  const [params] = useQueryParams();
  return useCall(invoiceLanes.lanes, narrowingOf(params), { keepPrevious: true });
}

/** Paid and void invoices have nothing due: their lanes sum the full amounts. */
const sumOf = ({ status, due, payable }: InvoiceLane) => (status === 'paid' || status === 'void' ? payable : due);

function shownOf(value: string, lane: InvoiceLane | undefined): LaneShown {
  const shown = lane ? { sum: formatMoney(sumOf(lane)), count: formatCount(lane.count) } : { sum: '–', count: '–' };
  if (value !== 'overdue') return { value, ...shown };
  const oldest = lane?.oldest_days ?? null;
  return { value, ...shown, note: oldest === null ? null : t('invoice.lane.oldest', { count: oldest }) };
}

/** Content above the list: payment runs in progress, and the lanes. */
export function AboveList({ mayPay }: { mayPay: boolean }) {
  const { data, error } = useLanes();
  const lanes = INVOICE_LANES.map((value) =>
    shownOf(
      value,
      data?.lanes.find(({ status }) => status === value),
    ),
  );
  return (
    <div className={styles.above}>
      {mayPay && <RunBar />}
      {!error && <LaneNav label={t('invoice.lanes')} name="status" states={LANES} lanes={lanes} />}
    </div>
  );
}
