import { isAbn } from '@careloom/contract/identifiers';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { addMonths, formatBusinessNumber, formatDate } from '@careloom/shared/format';
import { t } from './texts';

/** One check of an applicant. */
export interface Check {
  label: string;
  /** Why it passes, or what is missing. */
  why: string;
  ok: boolean;
}

type Checked = Pick<SupportWorker, 'email_verified_at' | 'dob' | 'details' | 'xero_contact_id'>;

const MONTHS_OF_AGE = 18 * 12;

/** The checks of an applicant. None of them prevents the decision. @param today `yyyy-MM-dd` */
export function checksOf(
  { email_verified_at: verified, dob, details: { abn }, xero_contact_id: contact }: Checked,
  today: string,
): Check[] {
  const isAdult = dob !== null && addMonths(dob, MONTHS_OF_AGE) <= today;
  const abnIsRight = abn !== null && isAbn(abn);
  return [
    { label: t('check.email'), why: verified ? formatDate(verified, 'displayTime') : t('check.email_missing'), ok: Boolean(verified) },
    {
      label: abn ? t('check.abn', { abn: formatBusinessNumber(abn) }) : t('field.worker.abn'),
      why: t(abn === null ? 'check.not_given' : abnIsRight ? 'check.abn_right' : 'check.abn_wrong'),
      ok: abnIsRight,
    },
    { label: t('check.age'), why: dob ? t('check.born', { day: formatDate(dob) }) : t('check.not_given'), ok: isAdult },
    { label: t('field.worker.xero_contact_id'), why: contact ?? t('check.contact_missing'), ok: contact !== null },
  ];
}
