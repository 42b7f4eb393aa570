import { shifts } from '@careloom/contract/resources/shifts';
import { useCall } from '@careloom/shared/query';
import type { SlotProps } from '@careloom/shared/slots';
import { LoadFailed, Skeleton } from '@careloom/shared/ui';
import { AmountCard } from '../amount/amount-card';

/** The explanation of a shift's cost, on pages that include its amount. */
export function Fill({ shiftId }: SlotProps<'shift-amount'>) {
  const { data, error, isFetching, refetch } = useCall(shifts.get, { id: shiftId });
  if (data) return <AmountCard {...data} />;
  return error ? <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} /> : <Skeleton lines={8} />;
}
