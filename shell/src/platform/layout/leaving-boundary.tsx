import { Component, type ReactNode } from 'react';
import { record } from '../telemetry/record';

interface LeavingBoundaryProps {
  /** Whose place it is, for the log. */
  name: string;
  children: ReactNode;
}

/**
 * Stays where a remote was: what it throws while it is taken away has nobody else above it, and would take the page along. There is
 * nothing to show for it, the next page is there already.
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
