import { useSyncExternalStore } from 'react';

/** Minimum window width at which the receipt fits beside the list. */
const ROOM = '(min-width: 1181px)';

const subscribe = (onChange: () => void) => {
  const list = window.matchMedia(ROOM);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** Whether an expense is shown beside the list; otherwise on a page of its own. */
export const useBeside = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(ROOM).matches);
