import type { SlotProps } from '@careloom/shared/slots';

export function Fill(_props: SlotProps<'expense-detail'>) {
  return null;
}
