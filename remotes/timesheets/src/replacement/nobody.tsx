import { formatCount } from '@careloom/shared/format';
import { hrefOf } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { Button, ButtonLink, Empty, Row } from '@careloom/shared/ui';
import { t } from '../texts';
import { wider } from './widen';

interface NobodyProps {
  withinKm: number;
  onWiden: (km: number) => void;
}

/** Nobody can take the shift: look further away, or post it as a job. */
export function Nobody({ withinKm, onWiden }: NobodyProps) {
  const mayPost = useCan('job-create');
  const next = wider(withinKm);
  const widen = next !== null && (
    <Button variant="solid" onClick={() => onWiden(next)}>
      {t('replacement.widen', { km: formatCount(next) })}
    </Button>
  );
  const post = mayPost && <ButtonLink href={hrefOf('jobs')}>{t('replacement.post_a_job')}</ButtonLink>;
  return (
    <Empty
      compact
      title={t('replacement.nobody')}
      action={
        <Row>
          {widen}
          {post}
        </Row>
      }
    >
      {t('replacement.nobody_near', { km: formatCount(withinKm) })}
    </Empty>
  );
}
