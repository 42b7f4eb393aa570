import { useEffect, useRef } from 'react';
import { collect } from '../../platform/telemetry/collect';
import { sendBatch } from '../../platform/telemetry/send-batches';

const EVERY_MS = 15_000;

/** Sends this tab's telemetry and reads again: at once, then every 15 seconds while the page is visible. */
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
