import { formatCount } from '@careloom/shared/format';
import { t } from '../dashboard-texts';
import { ButtonLink, Card, Link, LiveList, LoadFailed, SkeletonList, State, Who } from '@careloom/shared/ui';
import type { Failure } from '../failure-of';
import { ApproveExpense } from './approve-expense';
import type { Need } from './needs-of';
import styles from '../dashboards.module.css';

/** Fits most days: three applicants and three expenses. */
const ROWS = 6;

interface NeedsCardProps {
  needs: readonly Need[];
  /** Number of waiting items; the lists behind the rows show the rest. */
  total: number;
  /** False until everything is loaded. */
  known: boolean;
  waiting: boolean;
  failed?: Failure | undefined;
  /** Links to the lists with the rest, for each kind that has more items than shown. */
  rest?: readonly { words: string; href: string }[];
}

/** The "Needs you" card: each row needs one action. */
export function NeedsCard({ needs, total, known, waiting, failed, rest = [] }: NeedsCardProps) {
  return (
    <Card title={t('dashboard.needs_you')} count={total > 0 ? <span className="cl-badge">{formatCount(total)}</span> : undefined} flush>
      {waiting && <SkeletonList rows={ROWS} row={`${styles.need}`} />}
      {failed && (
        <div className="cl-cardbody">
          <LoadFailed {...failed} />
        </div>
      )}
      {known && needs.length === 0 && <p className="cl-cardbody cl-muted">{t('dashboard.needs_nothing')}</p>}
      {!waiting && (
        <LiveList items={needs} keyOf={({ key }) => key}>
          {(need) => <NeedRow need={need} />}
        </LiveList>
      )}
      {!waiting && rest.length > 0 && (
        <div className={`${styles.need} ${styles.needRest}`}>
          {rest.map(({ words, href }) => (
            <Link key={href} className="cl-link" href={href}>
              {words}
            </Link>
          ))}
        </div>
      )}
    </Card>
  );
}

function NeedRow({ need: { name, person, picture, line, state, href, expense } }: { need: Need }) {
  const who = <Who name={name} person={person} picture={picture} line={line} />;
  if (expense !== undefined) {
    return (
      <div className={styles.need} data-need>
        {href ? (
          <Link href={href} className={styles.needLink}>
            {who}
          </Link>
        ) : (
          who
        )}
        <State {...state} />
        <ApproveExpense id={expense} name={name} />
      </div>
    );
  }
  return (
    <div className={styles.need} data-need>
      {who}
      <State {...state} />
      {href && (
        <ButtonLink href={href} size="sm">
          {t('dashboard.review')}
          <span className="cl-hidden">: {name}</span>
        </ButtonLink>
      )}
    </div>
  );
}
