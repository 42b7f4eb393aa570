import { useEffect, useRef } from 'react';
import { collect } from '../../platform/telemetry/collect';
import { sendBatch } from '../../platform/telemetry/send-batches';

const EVERY_MS = 15_000;

/** Sends what this tab has seen and reads anew: at once, and every few seconds while the page is seen. */
export function useFresh(read: () => Promise<unknown>) {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    collect();
    const renew = () => void sendBatch().then(() => latest.current());
    renew();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') renew();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}
