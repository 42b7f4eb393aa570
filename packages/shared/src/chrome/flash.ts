import { create } from 'zustand';

export interface Flash {
  success: string | null;
  error: string | null;
}

/** Messages for the next screen: they survive a navigation, such as the one to the login form, until `takeFlash` reads them. */
export const useFlash = create<Flash>(() => ({ success: null, error: null }));

export const flashSuccess = (message: string) => useFlash.setState({ success: message });
export const flashError = (message: string) => useFlash.setState({ error: message });

/** Returns the pending messages and clears them. */
export function takeFlash(): Flash {
  const { success, error } = useFlash.getState();
  useFlash.setState({ success: null, error: null });
  return { success, error };
}
