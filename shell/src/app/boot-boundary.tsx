import { forgetFailedPages } from '@careloom/shared/navigation';
import { LoadFailed } from '@careloom/shared/ui';
import { Component, type ReactNode } from 'react';

/**
 * The outermost error boundary. It catches a chunk of the shell that failed to load, and a component that threw. Retry does not reload the
 * page.
 */
export class BootBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('The shell failed.', error);
  }

  private readonly retry = () => {
    forgetFailedPages();
    this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main id="main" className="cl-main">
        <LoadFailed onRetry={this.retry} />
      </main>
    );
  }
}
