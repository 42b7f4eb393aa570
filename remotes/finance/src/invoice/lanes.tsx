import { type InvoiceLane, invoiceLanes } from '@careloom/contract/resources/invoice-lanes';
import { INVOICE_LANES } from '@careloom/contract/resources/invoices';
import { formatMoney } from '@careloom/shared/format';
import { queryString, useCurrentPath, useQueryParams } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import { Link, State } from '@careloom/shared/ui';
import { t } from '../texts';
import styles from './lanes.module.css';
import { narrowingOf } from './list-query';
import { RunBar } from './run-bar';
import { LANES } from './states';

/** Counts and sums of the invoices of a list by state. An earlier server has none: `error` then. */
export function useLanes() {
  const [params] = useQueryParams();
  return useCall(invoiceLanes.lanes, narrowingOf(params), { keepPrevious: true });
}

/** What is paid is no longer due, and what is void never was: there the sum is of the whole. */
const sumOf = ({ status, due, payable }: InvoiceLane) => (status === 'paid' || status === 'void' ? payable : due);

/** The states of invoices with their sums; each narrows the list to it, and once more to all. */
function Lanes({ query: { data, error } }: { query: ReturnType<typeof useLanes> }) {
  const [params] = useQueryParams();
  const path = useCurrentPath();
  const chosen = params.get('status');
  if (error) return null;
  const kept = Object.fromEntries([...params].filter(([name]) => name !== 'status' && name !== 'page'));
  return (
    <nav aria-label={t('invoice.lanes')}>
      <ul className={styles.lanes}>
        {INVOICE_LANES.map((status) => {
          const lane = data?.lanes.find((one) => one.status === status);
          const isChosen = chosen === status;
          const href = path + queryString(isChosen ? kept : { ...kept, status });
          return (
            <li key={status} className={styles.place}>
              <Link className={styles.lane ?? ''} href={href} aria-current={isChosen ? 'true' : undefined}>
                <State of={LANES} value={status} />
                <span className={styles.sums}>
                  <span className={styles.sum}>{lane ? formatMoney(sumOf(lane)) : '–'}</span>
                  <span className={styles.count}>{lane?.count ?? '–'}</span>
                </span>
                {status === 'overdue' && lane?.oldest_days !== null && lane && (
                  <span className={styles.note}>{t('invoice.lane.oldest', { count: lane.oldest_days })}</span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** What stands above the list: the payments that are going on, and the lanes. */
export function AboveList({ query, mayPay }: { query: ReturnType<typeof useLanes>; mayPay: boolean }) {
  return (
    <div className={styles.above}>
      {mayPay && <RunBar />}
      <Lanes query={query} />
    </div>
  );
}
