import type { MoneyTrail } from '@careloom/contract/resources/money-trail';
import { Trail, type TrailKnot } from '@careloom/shared/detail';
import { hrefOf } from '@careloom/shared/navigation';
import { LoadFailed, Skeleton, TextLink } from '@careloom/shared/ui';
import { MendAction } from '../xero/mend-action';
import { stationsOf } from './stations';
import styles from './trail.module.css';

/** The steps after approval, with a link to the invoice, and the action that resolves a failure in Xero. */
export function knotsOf(trail: MoneyTrail): TrailKnot[] {
  const { invoice, bill } = trail;
  return stationsOf(trail).map(({ lines, ...station }): TrailKnot => {
    const words = lines.map((line) => (
      <span key={line} className={styles.line}>
        {line}
      </span>
    ));
    const number = station.key === 'invoiced' && invoice && (
      <TextLink href={hrefOf('invoice-details-overview', { id: invoice.id })}>{invoice.number}</TextLink>
    );
    return {
      ...station,
      line: (
        <>
          {number}
          {words}
        </>
      ),
      mend: station.key === 'xero' && bill && <MendAction bill={bill} solid={station.state === 'stopped'} />,
    };
  });
}

interface Asked {
  data: MoneyTrail | undefined;
  error: { message: string } | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The trail of an amount, with its loading and error states. */
export function MoneyTrailKnots({ query: { data, error, isFetching, refetch } }: { query: Asked }) {
  if (data) return <Trail knots={knotsOf(data)} />;
  if (error) return <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} />;
  return <Skeleton lines={3} />;
}
