import type { Applicant } from '@careloom/contract/resources/applicants';
import { fullName } from '@careloom/shared/format';
import { t } from './texts';
import type { Column } from '@careloom/shared/list';
import { Button, VisuallyHidden } from '@careloom/shared/ui';
import { assignabilityOf, type AssignableJob } from './rules';

/**
 * The assign button of each row, also triggered by the A key, and the target of the S key. For an applicant who cannot be assigned, the
 * button is quiet and explains why.
 */
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
    const unassignable = found.kind === 'refused' && found.why === 'job.no_agreement';
    return (
      <>
        <Button data-assign size="sm" variant={found.kind === 'free' ? 'outline' : 'ghost'} onClick={() => onAssign(applicant)}>
          {unassignable ? t('jobs.not_yet') : t('button.assign')}
          <VisuallyHidden> {fullName(applicant)}</VisuallyHidden>
        </Button>
        {/* Only for the S key: pointer and touch users have the row's menu. */}
        <button type="button" hidden data-shortlist onClick={() => onShortlist(applicant)}>
          {t('jobs.shortlist')}
        </button>
      </>
    );
  },
});
