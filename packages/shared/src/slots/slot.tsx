import { SLOTS, type SlotName, type SlotProps } from '@careloom/contract/slots';
import { createContext, createElement, useContext, type ComponentType } from 'react';

export interface SlotHostProps {
  name: SlotName;
  props: object;
}

const Nothing: ComponentType<SlotHostProps> = () => null;

/** The shell's part: what fetches the filling of a slot from whichever remote has it, and shows a card where it fails. */
export const SlotHostContext = createContext(Nothing);

export interface SlotElementProps<Name extends SlotName> {
  name: Name;
  props: SlotProps<Name>;
}

/**
 * A place for what another remote shows: `<Slot name="invoice-list" props={{ jobId }} />`. Who fills it, and whether the user
 * may see it, is in the manifests; without a filling, or without its permission, it is empty.
 * @throws ZodError where the properties are not the contract's
 */
export function Slot<Name extends SlotName>({ name, props }: SlotElementProps<Name>) {
  return createElement(useContext(SlotHostContext), { name, props: SLOTS[name].parse(props) });
}
