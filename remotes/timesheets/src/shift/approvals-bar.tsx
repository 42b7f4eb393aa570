import { lazyPage } from '@careloom/shared/navigation';
import { Button, ButtonLink, Skeleton } from '@careloom/shared/ui';
import { BadgeCheck, SearchCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { t } from './texts';
import styles from './approvals-bar.module.css';
import { hrefOfReview } from './from-list';
import { useApprovals } from './requests';

const ConfirmMatching = lazyPage(() => import('./confirm-matching').then((module) => module.ConfirmMatching));

/** Approval by exception: shifts worked as rostered are approved at once, others one by one. The height is the same while it loads. */
export function ApprovalsBar() {
  const { data, error } = useApprovals();
  const [asked, setAsked] = useState<readonly number[] | null>(null);
  if (error) return null;
  if (!data)
    return (
      <div className={styles.bar}>
        <Skeleton lines={1} />
      </div>
    );
  const { matching, differing } = data;
  const [first] = differing;
  return (
    <section className={styles.bar} aria-label={t('approvals.title')}>
      <p className={styles.words}>
        {matching.length + differing.length === 0
          ? t('approvals.none')
          : `${t('approvals.match', { count: matching.length })}, ${t('approvals.differ', { count: differing.length })}.`}
      </p>
      {matching.length > 0 && (
        <Button size="sm" onClick={() => setAsked(matching)}>
          <BadgeCheck aria-hidden />
          {t('approvals.approve', { count: matching.length })}
        </Button>
      )}
      {first !== undefined && (
        <ButtonLink size="sm" href={hrefOfReview(first)}>
          <SearchCheck aria-hidden />
          {t('approvals.look', { count: differing.length })}
        </ButtonLink>
      )}
      {asked && (
        <Suspense>
          <ConfirmMatching ids={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </section>
  );
}
