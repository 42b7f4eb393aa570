import { Component, type ErrorInfo, type ReactNode } from 'react';

interface CrashBoundaryProps {
  onCrash: (error: unknown, where: ErrorInfo) => void;
  children: ReactNode;
}

/** Keeps what a remote throws while it is drawn from taking the page along. It isolates what throws, not an endless loop. */
export class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown, where: ErrorInfo) {
    this.props.onCrash(error, where);
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
