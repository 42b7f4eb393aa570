import { moneyTrails } from '@careloom/contract/resources/money-trail';
import { useCall } from '@careloom/shared/query';
import type { SlotProps } from '@careloom/shared/slots';
import { MoneyTrailKnots } from '../trail/money-trail';

/** What became of the amount of a shift once it was approved. */
export function Fill({ shiftId }: SlotProps<'money-trail'>) {
  return <MoneyTrailKnots query={useCall(moneyTrails.ofShift, { id: shiftId })} />;
}
