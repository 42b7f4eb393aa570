/** Props that the shell passes to the `QuickAction` that a remote exports: a form in a modal, opened from any page. */
export interface QuickActionProps {
  /** The form was closed without saving. */
  onClose: () => void;
  /** The form was saved; `id` is the new record's. */
  onDone: (id?: number) => void;
}
