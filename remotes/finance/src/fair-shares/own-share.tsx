import {
  type FairSharesPage,
  fairShares,
  isFarAbove,
  SHARE_WEEKS,
  SHARED_WORK,
  USUAL_WEEKS,
} from '@careloom/contract/resources/fair-shares';
import { formatDate } from '@careloom/shared/format';
import { useQueryParams } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import { Card, LoadFailed, Page, PageHeading, Select, Skeleton } from '@careloom/shared/ui';
import { t } from './texts';
import { weeksOption } from './filters';
import styles from './first-person.module.css';
import { Legend } from './legend';
import { shareBar } from './share-bar';
import { amountOf, lineOf, timesOf, workOf } from './share-words';
import { WishesCard } from './wishes-card';

/** A worker's own row and own wishes. */
export function OwnShare() {
  const [query, setQuery] = useQueryParams();
  const weeks = SHARE_WEEKS.find((one) => one === query.get('weeks')) ?? USUAL_WEEKS;
  const { data, error, isFetching, refetch } = useCall(fairShares.list, weeks === USUAL_WEEKS ? {} : { weeks }, { keepPrevious: true });
  const choice = (
    <div className={styles.period}>
      <Select aria-label={t('shares.period')} value={weeks} onChange={({ target }) => setQuery({ weeks: target.value })}>
        {SHARE_WEEKS.map(weeksOption).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
  return (
    <Page>
      <PageHeading actions={choice}>{t('shares.title')}</PageHeading>
      {data ? (
        <>
          <OwnRow page={data} />
          <WishesCard />
        </>
      ) : (
        <Card>
          {error ? <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} /> : <Skeleton lines={5} />}
        </Card>
      )}
    </Page>
  );
}

function OwnRow({ page }: { page: FairSharesPage }) {
  const [row] = page.items;
  const far = row && SHARED_WORK.find((kind) => isFarAbove(row[kind]));
  const sentence = far
    ? t('shares.own_sentence', { times: timesOf(row[far]), work: workOf(far) })
    : t(row ? 'shares.own_even' : 'shares.own_nothing');
  return (
    <Card>
      <h2 className={styles.sentence}>{sentence}</h2>
      {far && (
        <p className={styles.line}>{t('shares.own_reason', { own: amountOf(far, row[far].own), even: amountOf(far, row[far].even) })}</p>
      )}
      <p className={styles.line}>
        {t('shares.from_to', { from: formatDate(page.from), to: formatDate(page.to) })}
        {row && `, ${lineOf(row)}`}
      </p>
      <p className={styles.line}>{t('shares.how')}</p>
      {row && (
        <>
          <dl className={styles.bars}>
            {SHARED_WORK.map((kind) => (
              <div key={kind} className={styles.kind}>
                <dt className={styles.name}>{t(`shares.${kind}`)}</dt>
                <dd className={styles.value}>{shareBar(kind, row)}</dd>
              </div>
            ))}
          </dl>
          <Legend isOwn />
        </>
      )}
    </Card>
  );
}
