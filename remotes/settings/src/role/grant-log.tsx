import { audit, type AuditEntry } from '@careloom/contract/resources/audit';
import { formatDate } from '@careloom/shared/format';
import { hrefOf } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import { Card, LoadFailed, Skeleton, Subtext, TextLink } from '@careloom/shared/ui';
import { actorText } from '../audit/columns';
import { t, type TextKey } from './texts';
import { whatOf } from './groups';
import styles from './panel.module.css';

const SHOWN = 3;

/** The latest changes of roles, with a link to all changes. */
export function GrantLog() {
  const { data, error, isFetching, refetch } = useCall(audit.all, { record: 'role_grants', per_page: SHOWN });
  const all = data && data.total > 0 && (
    <TextLink href={`${hrefOf('settings:audit')}?record=role_grants`}>{t('role.all_changes', { count: data.total })}</TextLink>
  );
  return (
    <Card title={t('role.log')} action={all}>
      {!data && error && <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={3} />}
      {data?.total === 0 && <Subtext>{t('role.log_none')}</Subtext>}
      <ul className={styles.log}>
        {(data?.items ?? []).map((entry) => (
          <li key={entry.id}>
            {sentenceOf(entry)}
            <Subtext>{formatDate(entry.at, 'displayTime')}</Subtext>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function sentenceOf(entry: AuditEntry): string {
  const what = whatOf(String((entry.after ?? entry.before)?.['permission']));
  const role = t(`role.of.${entry.record_id}` as TextKey);
  return t(entry.action === 'delete' ? 'role.taken' : 'role.given', { who: actorText(entry), role, what });
}
