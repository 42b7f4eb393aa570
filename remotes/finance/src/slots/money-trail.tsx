import { moneyTrails } from '@careloom/contract/resources/money-trail';
import { useCall } from '@careloom/shared/query';
import type { SlotProps } from '@careloom/shared/slots';
import { MoneyTrailKnots } from '../trail/money-trail';

/** The trail of the amount of an approved shift. */
export function Fill({ shiftId }: SlotProps<'money-trail'>) {
  return <MoneyTrailKnots query={useCall(moneyTrails.ofShift, { id: shiftId })} />;
}
