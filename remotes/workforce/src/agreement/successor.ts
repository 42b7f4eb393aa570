import type { ServiceAgreement } from '@careloom/contract/resources/agreements';

type Term = Pick<ServiceAgreement, 'id' | 'status' | 'end_date'>;

/** What follows an agreement that ends: one that is signed and lasts longer, else one that waits for the signature; undefined without either. */
export function successorOf<Agreement extends Term>(agreements: readonly Agreement[], endDate: string): Agreement | undefined {
  const later = agreements.filter(({ end_date }) => end_date > endDate);
  return (
    later.find(({ status }) => status === 'signed') ?? later.find(({ status }) => ['pending_sign', 'awaiting_signature'].includes(status))
  );
}
