import type { EventName } from '@careloom/contract/events';
import { useEffect, useRef } from 'react';
import { subscribe, type Listener } from './bus';

/** Subscribes to an event while the component is mounted. Always calls the latest render's listener. */
export function useSubscription<Name extends EventName>(name: Name, listener: Listener<Name>) {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => subscribe(name, (payload) => latest.current(payload)), [name]);
}
