import { t } from '@careloom/shared/i18n';
import { ButtonLink, Card, LiveList, LoadFailed, Skeleton, State, Who } from '@careloom/shared/ui';
import type { Failure } from '../failure-of';
import type { Need } from './needs-of';

interface NeedsCardProps {
  needs: readonly Need[];
  /** How many wait in all; the list behind each row has the rest. */
  total: number;
  /** False until all have come. */
  known: boolean;
  waiting: boolean;
  failed?: Failure | undefined;
}

/** "Needs you": rows that each ask for one act. */
export function NeedsCard({ needs, total, known, waiting, failed }: NeedsCardProps) {
  return (
    <Card title={t('dashboard.needs_you')} count={total > 0 ? <span className="cl-badge">{total}</span> : undefined} flush>
      {waiting && (
        <div className="cl-cardbody">
          <Skeleton lines={4} />
        </div>
      )}
      {failed && (
        <div className="cl-cardbody">
          <LoadFailed {...failed} />
        </div>
      )}
      {known && needs.length === 0 && <p className="cl-cardbody cl-muted">{t('dashboard.needs_nothing')}</p>}
      <LiveList items={needs} keyOf={({ key }) => key}>
        {(need) => <NeedRow need={need} />}
      </LiveList>
    </Card>
  );
}

function NeedRow({ need: { name, person, picture, line, state, href } }: { need: Need }) {
  return (
    <div className="cl-need">
      <Who name={name} person={person} picture={picture} line={line} />
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
