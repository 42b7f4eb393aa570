import { useEffect, useRef } from 'react';
import { abandonRemote } from '../federation/load-module';
import { PATIENCE, TooLate } from '../federation/time-out';
import type { HostEvent } from './state';
import { newTraceId } from './trace-id';

/** How long a remote may still take: all parts of its first page share one limit, and each later page has it whole. */
export class Patience {
  private end: number | null = null;

  begin() {
    this.end = performance.now() + PATIENCE;
  }

  /** The first page stands. */
  done() {
    this.end = null;
  }

  /** In milliseconds. */
  left(): number {
    return this.end === null ? PATIENCE : Math.max(0, this.end - performance.now());
  }
}

/** A part of a remote that is in the page does not come: its next load starts from scratch. */
export function late(remote: string, error: TooLate): HostEvent {
  void abandonRemote(remote);
  return { type: 'failed', phase: 'loading', error, traceId: newTraceId() };
}

interface WaitingProps {
  patience: Patience;
  onLate: (error: TooLate) => void;
}

/** Stands where a page's own chunk is on its way. */
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

/** Beside a page: it is there. */
export function Arrived({ patience }: { patience: Patience }) {
  useEffect(() => patience.done(), [patience]);
  return null;
}
