import { tasks } from '@careloom/contract/resources/tasks';
import { formatCount } from '@careloom/shared/format';
import { useCall } from '@careloom/shared/query';
import { Card, Link, LiveList, LoadFailed, SkeletonList } from '@careloom/shared/ui';
import { t } from '../dashboard-texts';
import { failureOf } from '../failure-of';
import { NeedRow } from './need-row';
import { needsOf, restOf, totalOf } from './needs-of';
import { useTaskKinds } from './task-kinds';
import styles from '../dashboards.module.css';

const ROWS = 6;

/**
 * The "Needs you" card: the tasks that wait for the user, by kind, each with one action. The manifests of the remotes describe the kinds,
 * so that no code of a remote is loaded until an action is used.
 */
export function NeedsYou() {
  const kinds = useTaskKinds();
  const read = useCall(tasks.list, {});
  const waiting = read.data ?? [];
  const failed = failureOf(read);
  const total = totalOf(kinds, waiting);
  const needs = needsOf(kinds, waiting, ROWS);
  const rest = restOf(kinds, waiting, needs);
  return (
    <Card title={t('dashboard.needs_you')} count={total > 0 ? <span className="cl-badge">{formatCount(total)}</span> : undefined} flush>
      {read.isPending && <SkeletonList rows={ROWS} row={`${styles.need}`} />}
      {failed && (
        <div className="cl-cardbody">
          <LoadFailed {...failed} />
        </div>
      )}
      {read.data && needs.length === 0 && <p className="cl-cardbody cl-muted">{t('dashboard.needs_nothing')}</p>}
      {read.data && (
        <LiveList items={needs} keyOf={({ key }) => key}>
          {(need) => <NeedRow need={need} />}
        </LiveList>
      )}
      {rest.length > 0 && (
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
