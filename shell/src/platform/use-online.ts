import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether this device has a connection. An unreachable server is reported by its calls instead. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
