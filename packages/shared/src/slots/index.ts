export type { SlotProps } from '@careloom/contract/slots';
export type { QuickActionProps } from './quick-action';
export { Slot, SlotHostContext, type SlotElementProps, type SlotHostProps } from './slot';
