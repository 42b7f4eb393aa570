import type { Applicant } from '@careloom/contract/resources/applicants';
import { t } from './texts';
import type { RowAction } from '@careloom/shared/list';
import { Eye, ListPlus, ListX, UserRoundCheck, type LucideIcon } from 'lucide-react';
import { assignabilityOf, type AssignableJob, shortlistingOf } from './rules';

interface Acts {
  assign: (applicant: Applicant) => void;
  shortlist: (applicant: Applicant) => void;
}

/** Label and icon of shortlisting, for both the row menu and the applicant's page. */
export const SHORTLIST_LOOKS = {
  add: { label: 'jobs.shortlist', icon: ListPlus },
  remove: { label: 'jobs.unshortlist', icon: ListX },
} as const satisfies Record<'add' | 'remove', { label: string; icon: LucideIcon }>;

/** The menu of an applicant's row: View, and for the admin side the decisions still open. */
export function applicantActions(job: AssignableJob, hrefOf: (applicant: Applicant) => string, { assign, shortlist }: Acts) {
  return (applicant: Applicant): RowAction[] => {
    const listing = shortlistingOf(job, applicant);
    const look = listing && SHORTLIST_LOOKS[listing];
    return [
      { label: t('records.view'), icon: Eye, href: hrefOf(applicant) },
      ...(look ? [{ label: t(look.label), icon: look.icon, onPick: () => shortlist(applicant) }] : []),
      ...(assignabilityOf(job, applicant).kind === 'over'
        ? []
        : [{ label: t('button.assign'), icon: UserRoundCheck, onPick: () => assign(applicant) }]),
    ];
  };
}
