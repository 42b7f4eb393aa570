import type { SlotProps } from '@careloom/shared/slots';

export function Fill(_props: SlotProps<'job-list'>) {
  return null;
}
