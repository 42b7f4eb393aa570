import { forgetFailedPages } from '@careloom/shared/navigation';
import { LoadFailed } from '@careloom/shared/ui';
import { Component, type ReactNode } from 'react';

/** The last resort: a part of the shell itself that could not be fetched, or that threw. Retry begins anew, without a reload. */
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
