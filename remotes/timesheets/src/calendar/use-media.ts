import { useCallback, useSyncExternalStore } from 'react';

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Whether the window is as narrow as a phone: a month then shows dots, and a week one day. */
export const useNarrow = (): boolean => useMedia('(max-width: 767px)');

/** Whether the main pointer is a finger, for which the shifts in a month are too small. */
export const useTouch = (): boolean => useMedia('(pointer: coarse)');
