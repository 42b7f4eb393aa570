import type { Applicant } from '@careloom/contract/resources/applicants';
import { fullName } from '@careloom/shared/format';
import { LiveList, Note } from '@careloom/shared/ui';
import { listed } from '../job/times';
import { t } from './texts';
import { assignabilityOf, type AssignableJob } from './rules';

/** Names the page's applicants who cannot be assigned yet, and why, before anybody tries. Removed once the job is assigned. */
export function UnassignableNote({ job, applicants }: { job: AssignableJob; applicants: readonly Applicant[] }) {
  const unassignable = applicants.filter((applicant) => {
    const found = assignabilityOf(job, applicant);
    return found.kind === 'refused' && found.why === 'job.no_agreement';
  });
  const sentences = unassignable.length === 0 ? [] : [t('jobs.not_assignable_yet', { names: listed(unassignable.map(fullName)) })];
  return (
    <LiveList items={sentences} keyOf={(sentence) => sentence}>
      {(sentence) => (
        <Note kind="warning" title={sentence}>
          {t('job.no_agreement')}
        </Note>
      )}
    </LiveList>
  );
}
