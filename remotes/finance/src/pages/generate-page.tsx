import { invoiceDrafts } from '@careloom/contract/resources/invoice-drafts';
import { clearSelection, useSelection } from '@careloom/shared/chrome';
import { useQueryParams } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import { Card, Checkbox, Empty, LoadFailed, Page, PageHeading, Skeleton } from '@careloom/shared/ui';
import { useState } from 'react';
import styles from '../generate/generate.module.css';
import { allOf, byWorker, knownOf, NOTHING, type Ticked, tickedOf } from '../generate/groups';
import { PreviewCard } from '../generate/preview-card';
import { Narrow, queryOf, readNarrowed } from '../generate/narrow';
import { WorkOfWorker } from '../generate/work-of-worker';
import { t } from '../generate/texts';

/** Clears the selection of the lists of shifts and expenses, once the invoices are generated. */
function forgetChosen() {
  clearSelection('shifts');
  clearSelection('expenses');
}

/** Approved work without an invoice, by worker, beside a preview of the invoices for the selected rows. */
export function GeneratePage() {
  const [params, setParams] = useQueryParams();
  const narrowed = readNarrowed(params);
  const isNarrowed = Object.keys(queryOf(narrowed)).length > 0;
  const { data, error, isFetching, refetch } = useCall(invoiceDrafts.unbilled, queryOf(narrowed), { keepPrevious: true });
  const { shifts, expenses } = useSelection();
  const [changed, setChanged] = useState<Ticked | null>(null);
  const ticked = changed ?? (data ? knownOf(data, { shift_ids: shifts, expense_ids: expenses }) : null);
  const groups = data && byWorker(data);
  return (
    <Page>
      <PageHeading>{t('generate.title')}</PageHeading>
      <Narrow
        value={narrowed}
        onChange={(next) => {
          setChanged(null);
          setParams({ ...next });
        }}
      />
      {!data && error && <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} />}
      {groups?.length === 0 && <Empty>{t(isNarrowed ? 'generate.none_here' : 'generate.none')}</Empty>}
      {groups?.length !== 0 && !(error && !data) && (
        <div className={styles.columns}>
          <Card title={t('generate.work')} flush>
            {!groups && <Skeleton lines={8} />}
            {groups && data && ticked && (
              <>
                <div className={styles.everything}>
                  <Checkbox
                    label={t('generate.everything')}
                    checked={tickedOf(data, ticked) === 'all'}
                    some={tickedOf(data, ticked) === 'some'}
                    onChange={({ target }) => setChanged(target.checked ? allOf(data) : NOTHING)}
                  />
                </div>
                <ul className={styles.workers}>
                  {groups.map((work) => (
                    <WorkOfWorker key={work.worker.id} work={work} ticked={ticked} onTick={setChanged} />
                  ))}
                </ul>
              </>
            )}
            {data?.more === 1 && <p className={styles.more}>{t('generate.more')}</p>}
          </Card>
          <div className={styles.side}>{ticked && <PreviewCard ticked={ticked} onDone={forgetChosen} />}</div>
        </div>
      )}
    </Page>
  );
}
