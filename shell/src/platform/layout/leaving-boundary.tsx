import { Component, type ReactNode } from 'react';
import { record } from '../telemetry/record';

interface LeavingBoundaryProps {
  /** The remote's name, for the log. */
  name: string;
  children: ReactNode;
}

/**
 * Stays mounted after its remote is removed, to catch what the remote throws while it unmounts; no other boundary is above it and the error
 * would take down the page. It renders no failure card, since the next page is shown already.
 */
export class LeavingBoundary extends Component<LeavingBoundaryProps> {
  static getDerivedStateFromError() {
    return null;
  }

  override componentDidCatch(error: unknown) {
    const { name } = this.props;
    console.error(`${name} threw while it was taken away.`, error);
    record({ kind: 'failure', remote: name, version: '', phase: 'leaving', error, traceId: null });
  }

  override render() {
    return this.props.children;
  }
}
