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

/** Whether a calendar has the width of a phone: it shows dots, or one day. */
export const useNarrow = (): boolean => useMedia('(max-width: 767px)');

/** Whether a finger presses: it has no room for a shift in a month. */
export const useTouch = (): boolean => useMedia('(pointer: coarse)');
