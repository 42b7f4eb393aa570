import { SLOTS, type SlotName, type SlotProps } from '@careloom/contract/slots';
import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';

export interface SlotHostProps {
  name: SlotName;
  props: object;
  /** Shown while the content is loading. */
  waiting?: ReactNode;
}

const Nothing: ComponentType<SlotHostProps> = () => null;

/** Component that loads the content of a slot from the remote that provides it, and shows a card on failure. Set by the shell. */
export const SlotHostContext = createContext(Nothing);

export interface SlotElementProps<Name extends SlotName> {
  name: Name;
  props: SlotProps<Name>;
  /**
   * Shown until the code of the remote that fills the slot is loaded: a skeleton as high as the content. Not shown if no remote fills the
   * slot.
   */
  waiting?: ReactNode;
}

/**
 * A place for a component of another remote: `<Slot name="invoice-list" props={{ jobId }} />`. The manifests define which remote fills it
 * and which permission it needs. The slot is empty if no remote fills it, or if the user lacks the permission.
 * @throws ZodError if the props do not match the contract
 */
export function Slot<Name extends SlotName>({ name, props, waiting }: SlotElementProps<Name>) {
  return createElement(useContext(SlotHostContext), { name, props: SLOTS[name].parse(props), waiting });
}

/** A task that a row of a dashboard shows. */
export interface TaskOfRow {
  /** Id of the record. */
  id: number;
  title: string;
}

/** Props of the component that handles a task: the export `QuickAction` of the module that the manifest names for the kind of task. */
export interface TaskActProps extends QuickActionProps {
  task: TaskOfRow;
}

/** Props that the shell passes to the `QuickAction` that a remote exports: a form in a modal, opened from any page. */
export interface QuickActionProps {
  /** The form was closed without saving. */
  onClose: () => void;
  /** The form was saved; `id` is the new record's. */
  onDone: (id?: number) => void;
}
