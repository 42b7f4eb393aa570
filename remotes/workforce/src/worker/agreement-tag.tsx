import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { State } from '@careloom/shared/ui';
import { AGREEMENT_STATES } from './states';

/** An agreement's state, with the expiry if it ends soon. */
export function AgreementTag({ agreement }: { agreement: NonNullable<SupportWorker['service_agreement']> }) {
  const { status, expiry_message: expiry } = agreement;
  return expiry ? (
    <State of={AGREEMENT_STATES} value="expiring">
      {expiry}
    </State>
  ) : (
    <State of={AGREEMENT_STATES} value={status} />
  );
}
