import { MOST_KM, type OpenShift, USUAL_KM } from '@careloom/contract/resources/replacements';
import { formatCount } from '@careloom/shared/format';
import { useCan } from '@careloom/shared/session';
import { Button, ButtonLink, Empty, Row } from '@careloom/shared/ui';
import { t } from './texts';
import { postAsJob } from './post-as-job';

interface NobodyProps {
  shift: OpenShift;
  withinKm: number;
  onWiden: (km: number) => void;
}

const STEPS = [USUAL_KM, 60, 150, MOST_KM];

/** The next search radius in kilometres; null after the largest one. */
export const wider = (km: number): number | null => STEPS.find((step) => step > km) ?? null;

/** Shown when no worker can take the shift: search further away, or post it as a job. */
export function Nobody({ shift, withinKm, onWiden }: NobodyProps) {
  const mayPost = useCan('job-create');
  const next = wider(withinKm);
  const widen = next !== null && (
    <Button variant="solid" onClick={() => onWiden(next)}>
      {t('replacement.widen', { km: formatCount(next) })}
    </Button>
  );
  const post = mayPost && <ButtonLink href={postAsJob(shift)}>{t('replacement.post_a_job')}</ButtonLink>;
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
