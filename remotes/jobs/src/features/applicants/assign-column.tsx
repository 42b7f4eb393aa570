import type { Applicant } from '@careloom/contract/resources/applicants';
import { fullName } from '@careloom/shared/format';
import { t } from '@careloom/shared/i18n';
import type { Column } from '@careloom/shared/list';
import { Button } from '@careloom/shared/ui';
import { assignabilityOf, type AssignableJob } from './assignability';

/** The button of each row, which the key A presses too. Who can not be assigned yet has a quiet one, that says why. */
export const assignColumn = (job: AssignableJob, onAssign: (applicant: Applicant) => void): Column<Applicant> => ({
  key: 'assign',
  head: t('jobs.decision'),
  place: 'aside',
  cell: (applicant) => {
    const { kind } = assignabilityOf(job, applicant);
    if (kind === 'over') return null;
    const free = kind === 'free';
    return (
      <Button data-assign size="sm" variant={free ? 'outline' : 'ghost'} onClick={() => onAssign(applicant)}>
        {free ? t('button.assign') : t('jobs.not_yet')}
        <span className="cl-hidden"> {fullName(applicant)}</span>
      </Button>
    );
  },
});
