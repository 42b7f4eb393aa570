import type { SlotProps } from '@careloom/shared/slots';

export function Fill(_props: SlotProps<'invoice-detail'>) {
  return null;
}
