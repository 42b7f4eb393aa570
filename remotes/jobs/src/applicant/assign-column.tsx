import type { Applicant } from '@careloom/contract/resources/applicants';
import { fullName } from '@careloom/shared/format';
import { t } from '../texts';
import type { Column } from '@careloom/shared/list';
import { Button, VisuallyHidden } from '@careloom/shared/ui';
import { assignabilityOf, type AssignableJob } from './rules';

/** The button of each row, which the key A presses too, and what the key S does. Who can not be assigned has a quiet one, that says why. */
export const assignColumn = (
  job: AssignableJob,
  onAssign: (applicant: Applicant) => void,
  onShortlist: (applicant: Applicant) => void,
): Column<Applicant> => ({
  key: 'assign',
  head: t('jobs.decision'),
  place: 'aside',
  cell: (applicant) => {
    const found = assignabilityOf(job, applicant);
    if (found.kind === 'over') return null;
    const lacking = found.kind === 'refused' && found.why === 'job.no_agreement';
    return (
      <>
        <Button data-assign size="sm" variant={found.kind === 'free' ? 'outline' : 'ghost'} onClick={() => onAssign(applicant)}>
          {lacking ? t('jobs.not_yet') : t('button.assign')}
          <VisuallyHidden> {fullName(applicant)}</VisuallyHidden>
        </Button>
        {/* For the key S alone: who points or taps has the row's menu. */}
        <button type="button" hidden data-shortlist onClick={() => onShortlist(applicant)}>
          {t('jobs.shortlist')}
        </button>
      </>
    );
  },
});
