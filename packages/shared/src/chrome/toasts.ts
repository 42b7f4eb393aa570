import { create } from 'zustand';

export type ToastKind = 'success' | 'error' | 'info' | 'warning';

export interface ToastOptions {
  /** Reverts the action. The toast then offers Undo (also Ctrl+Z) and stays for `UNDO_TIMEOUT`. */
  undo?: (() => void) | undefined;
  /** Address of the record that was created or changed. The toast then offers View. */
  view?: string | undefined;
}

export interface Toast extends ToastOptions {
  id: number;
  kind: ToastKind;
  text: string;
}

/** How long a toast stays, in milliseconds (section 9). Hovering or focusing it extends the time. */
export const TOAST_TIMEOUT = 2000;

/** How long a toast with Undo stays, in milliseconds: time to notice the mistake and reach the button (ADR 0029). */
export const UNDO_TIMEOUT = 6000;

export const timeoutOf = ({ undo }: Toast): number => (undo ? UNDO_TIMEOUT : TOAST_TIMEOUT);

/** More toasts would cover the page; the oldest is removed. */
const AT_ONCE = 4;

export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let last = 0;

/**
 * Shows a toast at the bottom right. A toast with the same text replaces the one on screen, unless that one has Undo.
 * @param text a text of the catalogue or a message of the server
 * @example notify('success', message, { undo: () => void withdraw({ job_id: 7 }) })
 */
export function notify(kind: ToastKind, text: string, options: ToastOptions = {}) {
  last += 1;
  const toast: Toast = { id: last, kind, text, ...options };
  const repeated = (shown: Toast) => shown.kind === kind && shown.text === text && !shown.undo;
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.filter((shown) => !repeated(shown)), toast].slice(-AT_ONCE) }));
}

export const dismissToast = (id: number) => useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));

/** Dismisses the toast and reverts its action, at most once. */
export function undoToast({ id, undo }: Toast) {
  const shown = useToasts.getState().toasts.some((toast) => toast.id === id);
  dismissToast(id);
  if (shown) undo?.();
}

/** Reverts the latest action that still has a toast with Undo. @returns whether there was one */
export function undoLatest(): boolean {
  const latest = useToasts.getState().toasts.findLast(({ undo }) => undo);
  if (latest) undoToast(latest);
  return latest !== undefined;
}
