import { useEffect, useRef } from 'react';
import { abandonRemote } from '../federation/load-module';
import { PAGE_TIMEOUT, TimeoutError } from '../federation/time-out';
import { type HostEvent, newTraceId } from './state';

/** The remaining time for a remote: all parts of its first page share one limit, each later page gets the full limit. */
export class LoadTimer {
  private end: number | null = null;

  begin() {
    this.end = performance.now() + PAGE_TIMEOUT;
  }

  /** Call when the first page has rendered. */
  done() {
    this.end = null;
  }

  /** Remaining milliseconds. */
  left(): number {
    return this.end === null ? PAGE_TIMEOUT : Math.max(0, this.end - performance.now());
  }
}

/** A chunk of a running remote timed out: makes the remote's next load start from scratch. */
export function timedOut(remote: string, error: TimeoutError): HostEvent {
  void abandonRemote(remote);
  return { type: 'failed', phase: 'loading', error, traceId: newTraceId() };
}

interface WaitingProps {
  timer: LoadTimer;
  onTimeout: (error: TimeoutError) => void;
}

/** The Suspense fallback while a page's own chunk loads. */
export function TimeoutFallback({ timer, onTimeout }: WaitingProps) {
  const latest = useRef(onTimeout);
  useEffect(() => {
    latest.current = onTimeout;
  });
  useEffect(() => {
    const ms = timer.left();
    const timeout = setTimeout(() => latest.current(new TimeoutError(`The page did not come within ${PAGE_TIMEOUT} ms.`)), ms);
    return () => clearTimeout(timeout);
  }, [timer]);
  return null;
}

/** Rendered next to a page: marks it as loaded. */
export function StopTimer({ timer }: { timer: LoadTimer }) {
  useEffect(() => timer.done(), [timer]);
  return null;
}
