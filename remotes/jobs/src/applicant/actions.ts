import type { Applicant } from '@careloom/contract/resources/applicants';
import { t } from '../texts';
import type { RowAction } from '@careloom/shared/list';
import { Eye, ListPlus, ListX, UserRoundCheck, type LucideIcon } from 'lucide-react';
import { assignabilityOf, type AssignableJob, shortlistingOf } from './rules';

interface Acts {
  assign: (applicant: Applicant) => void;
  shortlist: (applicant: Applicant) => void;
}

/** Word and icon of shortlisting, the same in a row's menu and over an applicant's page. */
export const SHORTLIST_LOOKS = {
  add: { label: 'jobs.shortlist', icon: ListPlus },
  remove: { label: 'jobs.unshortlist', icon: ListX },
} as const satisfies Record<'add' | 'remove', { label: string; icon: LucideIcon }>;

/** The menu of an applicant's row: View, and for the admin side what is still to be decided. */
export function applicantActions(job: AssignableJob, hrefOf: (applicant: Applicant) => string, { assign, shortlist }: Acts) {
  return (applicant: Applicant): RowAction[] => {
    const listing = shortlistingOf(job, applicant);
    const look = listing && SHORTLIST_LOOKS[listing];
    return [
      { label: t('jobs.view'), icon: Eye, href: hrefOf(applicant) },
      ...(look ? [{ label: t(look.label), icon: look.icon, onPick: () => shortlist(applicant) }] : []),
      ...(assignabilityOf(job, applicant).kind === 'over'
        ? []
        : [{ label: t('button.assign'), icon: UserRoundCheck, onPick: () => assign(applicant) }]),
    ];
  };
}
