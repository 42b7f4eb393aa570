import type { EventName } from '@careloom/contract/events';
import { useEffect, useRef } from 'react';
import { hear, type Listener } from './bus';

/** Subscribes to an event while the component is mounted. Always calls the latest render's listener. */
export function useHear<Name extends EventName>(name: Name, listener: Listener<Name>) {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => hear(name, (payload) => latest.current(payload)), [name]);
}
