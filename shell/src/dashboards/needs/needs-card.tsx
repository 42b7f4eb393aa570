import { t } from '@careloom/shared/i18n';
import { ButtonLink, Card, Skeleton, State, Who } from '@careloom/shared/ui';
import type { Need } from './needs-of';

interface NeedsCardProps {
  needs: readonly Need[];
  /** How many wait in all; the list behind each row has the rest. */
  total: number;
  /** False until all have come. */
  known: boolean;
  waiting: boolean;
}

/** "Needs you": rows that each ask for one act. */
export function NeedsCard({ needs, total, known, waiting }: NeedsCardProps) {
  return (
    <Card title={t('dashboard.needs_you')} count={total > 0 ? <span className="cl-badge">{total}</span> : undefined} flush>
      {waiting && (
        <div className="cl-cardbody">
          <Skeleton lines={4} />
        </div>
      )}
      {known && needs.length === 0 && <p className="cl-cardbody cl-muted">{t('dashboard.needs_nothing')}</p>}
      {needs.map(({ key, state, href, ...who }) => (
        <div key={key} className="cl-need">
          <Who {...who} />
          <State {...state} />
          {href && (
            <ButtonLink href={href} size="sm">
              {t('dashboard.review')}
              <span className="cl-hidden">: {who.name}</span>
            </ButtonLink>
          )}
        </div>
      ))}
    </Card>
  );
}
