import type { Applicant } from '@careloom/contract/resources/applicants';
import { formatCount, formatDate, formatDecimal, fullName } from '@careloom/shared/format';
import { t } from './texts';
import { Avatar, Button, ScrollBox, State, VisuallyHidden } from '@careloom/shared/ui';
import { Modal, ModalBody } from '@careloom/shared/ui-overlay';
import { UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { assignabilityOf, type AssignableJob } from './rules';
import styles from './compare-applicants.module.css';
import { fitList } from './fit-list';
import { AGREEMENT_STATES, APPLICATION_STATES } from './states';

export interface CompareApplicantsProps {
  job: AssignableJob;
  /** Two or three. */
  applicants: readonly Applicant[];
  /** Omitted for users who may not assign. */
  onAssign?: ((applicant: Applicant) => void) | undefined;
  onClose: () => void;
}

const dash = '–';

const rowsOf = (): { head: string; cell: (applicant: Applicant) => ReactNode }[] => [
  { head: t('jobs.fit'), cell: (applicant) => fitList(applicant) ?? dash },
  {
    head: t('jobs.compare.days_free'),
    cell: ({ fit }) => (fit && fit.days > 0 ? t('jobs.compare.of', { free: fit.days_free, days: fit.days }) : dash),
  },
  { head: t('jobs.compare.first_clash'), cell: ({ fit }) => (fit?.first_clash ? formatDate(fit.first_clash) : dash) },
  { head: t('jobs.compare.house_shifts'), cell: ({ fit }) => (fit ? formatCount(fit.house_shifts) : dash) },
  { head: t('jobs.compare.week_hours'), cell: ({ fit }) => (fit ? `${formatDecimal(fit.week_hours)} h` : dash) },
  { head: t('field.job.jobs_completed'), cell: ({ jobs_completed }) => formatCount(jobs_completed) },
  { head: t('field.job.member_since'), cell: ({ member_since }) => formatDate(member_since) },
  {
    head: t('jobs.service_agreement'),
    cell: ({ agreement_in_force }) => <State of={AGREEMENT_STATES} value={agreement_in_force ? 'signed' : 'none'} />,
  },
  { head: t('field.job.assign_status'), cell: ({ assign_status }) => <State of={APPLICATION_STATES} value={assign_status} /> },
];

/** Two or three applicants side by side, each with an assign button. */
export function CompareApplicants({ job, applicants, onAssign, onClose }: CompareApplicantsProps) {
  return (
    <Modal title={t('jobs.compare_title')} open onClose={onClose} size="wide">
      <ModalBody>
        <ScrollBox label={t('jobs.compare_title')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <td />
                {applicants.map((applicant) => (
                  <th key={applicant.id} scope="col" className={styles.cell}>
                    <div className={styles.applicant}>
                      <Avatar name={fullName(applicant)} picture={applicant.sm_profile_picture_url} size={40} />
                      {fullName(applicant)}
                    </div>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rowsOf().map(({ head, cell }) => (
                <tr key={head} className={styles.line}>
                  <th scope="row" className={`${styles.cell} ${styles.head}`}>
                    {head}
                  </th>
                  {applicants.map((applicant) => (
                    <td key={applicant.id} className={styles.cell}>
                      {cell(applicant)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {onAssign && (
              <tfoot>
                <tr>
                  <td />
                  {applicants.map((applicant) => (
                    <td key={applicant.id} className={styles.cell}>
                      {assignabilityOf(job, applicant).kind === 'free' && (
                        <Button size="sm" onClick={() => onAssign(applicant)}>
                          <UserRoundCheck aria-hidden />
                          {t('button.assign')}
                          <VisuallyHidden> {fullName(applicant)}</VisuallyHidden>
                        </Button>
                      )}
                    </td>
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
        </ScrollBox>
      </ModalBody>
    </Modal>
  );
}
