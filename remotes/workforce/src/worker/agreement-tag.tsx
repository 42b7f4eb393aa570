import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { State } from '@careloom/shared/ui';

/** An agreement's state; one that ends soon says when. */
export function AgreementTag({ agreement }: { agreement: NonNullable<SupportWorker['service_agreement']> }) {
  const { status, expiry_message: expiry } = agreement;
  return expiry ? (
    <State of="agreement" value="expiring">
      {expiry}
    </State>
  ) : (
    <State of="agreement" value={status} />
  );
}
