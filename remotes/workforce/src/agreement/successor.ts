import type { ServiceAgreement } from '@careloom/contract/resources/agreements';

type Term = Pick<ServiceAgreement, 'id' | 'status' | 'end_date'>;

/** The successor of an agreement that ends: a signed one that lasts longer, else one that awaits the signature; undefined without either. */
export function successorOf<Agreement extends Term>(agreements: readonly Agreement[], endDate: string): Agreement | undefined {
  const later = agreements.filter(({ end_date }) => end_date > endDate);
  return (
    later.find(({ status }) => status === 'signed') ?? later.find(({ status }) => ['pending_sign', 'awaiting_signature'].includes(status))
  );
}
