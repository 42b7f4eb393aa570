/**
 * Slots: places in one remote that another remote fills.
 * @example
 * ```tsx
 * import { Slot } from '@careloom/shared/slots';
 *
 * export const InvoicesOfJob = ({ id }: { id: number }) => <Slot name="invoice-list" props={{ jobId: id }} />;
 * ```
 */
export type { SlotProps } from '@careloom/contract/slots';
export {
  Slot,
  SlotHostContext,
  type QuickActionProps,
  type SlotElementProps,
  type SlotHostProps,
  type TaskActProps,
  type TaskOfRow,
} from './slot';
