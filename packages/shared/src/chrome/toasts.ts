import { create } from 'zustand';

export type ToastKind = 'success' | 'error' | 'info' | 'warning';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
}

/** How long a toast stays, in milliseconds (section 9). It is longer while the toast is hovered or focused. */
export const TOAST_TIMEOUT = 2000;

/** More at once would cover the page; the oldest goes. */
const AT_ONCE = 4;

export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let last = 0;

/**
 * Shows a toast at the bottom right. The same words on screen already are not said twice.
 * @param text a text of the catalogue or a message of the server
 */
export function notify(kind: ToastKind, text: string) {
  last += 1;
  const toast: Toast = { id: last, kind, text };
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter((shown) => shown.kind !== kind || shown.text !== text), toast].slice(-AT_ONCE),
  }));
}

export const dismissToast = (id: number) => useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
