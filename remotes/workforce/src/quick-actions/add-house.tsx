import type { QuickActionProps } from '@careloom/shared/slots';

export function QuickAction(_props: QuickActionProps) {
  return null;
}
