import { useEffect, useRef } from 'react';
import { abandonRemote } from '../federation/load-module';
import { PATIENCE, TooLate } from '../federation/time-out';
import type { HostEvent } from './state';
import { newTraceId } from './trace-id';

/** The remaining time for a remote: all parts of its first page share one limit, each later page gets the full limit. */
export class Patience {
  private end: number | null = null;

  begin() {
    this.end = performance.now() + PATIENCE;
  }

  /** Call when the first page has rendered. */
  done() {
    this.end = null;
  }

  /** Remaining milliseconds. */
  left(): number {
    return this.end === null ? PATIENCE : Math.max(0, this.end - performance.now());
  }
}

/** A chunk of a running remote timed out: makes the remote's next load start from scratch. */
export function late(remote: string, error: TooLate): HostEvent {
  void abandonRemote(remote);
  return { type: 'failed', phase: 'loading', error, traceId: newTraceId() };
}

interface WaitingProps {
  patience: Patience;
  onLate: (error: TooLate) => void;
}

/** The Suspense fallback while a page's own chunk loads. */
export function Waiting({ patience, onLate }: WaitingProps) {
  const tell = useRef(onLate);
  useEffect(() => {
    tell.current = onLate;
  });
  useEffect(() => {
    const ms = patience.left();
    const timer = setTimeout(() => tell.current(new TooLate(`The page did not come within ${PATIENCE} ms.`)), ms);
    return () => clearTimeout(timer);
  }, [patience]);
  return null;
}

/** Rendered next to a page: marks it as loaded. */
export function Arrived({ patience }: { patience: Patience }) {
  useEffect(() => patience.done(), [patience]);
  return null;
}
