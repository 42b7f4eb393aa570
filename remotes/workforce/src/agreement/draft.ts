import type { AgreementBody, ServiceAgreement } from '@careloom/contract/resources/agreements';
import { addDays } from '@careloom/shared/format';

/** The values of the form, as text. */
export type AgreementDraft = { [Field in keyof AgreementBody]: string };

const inForce = (status: string) => status === 'signed';

/** The agreement whose terms a new one starts with: the newest signed one, otherwise the newest. Agreements are ordered newest first. */
export const latestOf = (agreements: readonly ServiceAgreement[]): ServiceAgreement | undefined =>
  agreements.find(({ status }) => inForce(status)) ?? agreements[0];

/**
 * The initial values of the form: the terms of that agreement, from the day after its end.
 * @param day `yyyy-MM-dd`, today
 */
export function draftOf(worker: { id: number; abn: string | null }, latest: ServiceAgreement | undefined, day: string): AgreementDraft {
  const next = latest && inForce(latest.status) ? addDays(latest.end_date, 1) : day;
  return {
    user_id: String(worker.id),
    provider_id: latest ? String(latest.provider.id) : '',
    commencement_date: next > day ? next : day,
    services: latest?.services ?? '',
    hours_of_work: latest?.hours_of_work ?? '',
    term: String(latest?.term ?? 12),
    additional_requirements: latest?.additional_requirements ?? '',
    abn: latest?.abn ?? worker.abn ?? '',
    pay_level_id: latest ? String(latest.pay_level.id) : '',
    agreement_date: day,
  };
}
