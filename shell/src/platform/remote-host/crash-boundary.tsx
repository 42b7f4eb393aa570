import { Component, type ErrorInfo, type ReactNode } from 'react';

interface CrashBoundaryProps {
  onCrash: (error: unknown, where: ErrorInfo) => void;
  children: ReactNode;
}

/** An error boundary around a remote, so that its render errors do not take down the page. It cannot stop an endless loop. */
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
