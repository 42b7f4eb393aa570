import type { ServiceAgreement } from '@careloom/contract/resources/agreements';
import { addDays, addMonths, formatBusinessNumber, formatDate } from '@careloom/shared/format';
import { t } from './texts';
import type { AgreementDraft } from './draft';

/** One row of the document. */
export interface DocumentRow {
  label: string;
  value: string;
  /** Whether the value differs from the previously signed agreement. */
  differs: boolean;
}

/** The chosen names of values stored by id in the form. */
export interface Chosen {
  provider: string | undefined;
  level: string | undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (day: string) => (DAY.test(day) ? formatDate(day) : '');

/** "12 months, to 31 Jan 2028". */
function termOf(months: string, from: string): string {
  const count = Number(months);
  if (!Number.isInteger(count) || count < 1 || count > 120) return '';
  const words = t('agreement.months', { count });
  return DAY.test(from) ? t('agreement.term_to', { term: words, day: formatDate(addDays(addMonths(from, count), -1)) }) : words;
}

/** The rows of the document, in its order, from the current values of the form. */
export function documentRows(draft: AgreementDraft, chosen: Chosen, before: ServiceAgreement | undefined): DocumentRow[] {
  const row = (label: string, value: string, differs: boolean) => ({ label, value, differs: before !== undefined && differs });
  return [
    row(t('field.agreement.provider'), chosen.provider ?? '', draft.provider_id !== String(before?.provider.id)),
    row(t('field.agreement.abn'), formatBusinessNumber(draft.abn.replaceAll(/\s/g, '')), draft.abn.replaceAll(/\s/g, '') !== before?.abn),
    row(t('field.agreement.services'), draft.services, draft.services.trim() !== before?.services),
    row(t('field.agreement.hours_of_work'), draft.hours_of_work, draft.hours_of_work.trim() !== before?.hours_of_work),
    row(t('field.agreement.commencement_date'), dayOf(draft.commencement_date), draft.commencement_date !== before?.commencement_date),
    row(t('field.agreement.term'), termOf(draft.term, draft.commencement_date), Number(draft.term) !== before?.term),
    row(
      t('field.agreement.additional_requirements'),
      draft.additional_requirements,
      draft.additional_requirements.trim() !== (before?.additional_requirements ?? ''),
    ),
    row(t('field.agreement.pay_level'), chosen.level ?? '', draft.pay_level_id !== String(before?.pay_level.id)),
    row(t('field.agreement.agreement_date'), dayOf(draft.agreement_date), draft.agreement_date !== before?.agreement_date),
  ];
}
