import { Component, type ComponentType, type ReactNode } from 'react';
import { notify } from '../../chrome/index';
import { t } from '../texts';
import { forgetFailedPages, lazyPage } from './lazy-page';
import { isNotFetched } from './not-fetched';

/**
 * Keeps a part that could not be downloaded from taking its page along: a toast says so, and the part is tried again when the
 * connection is back. Any other error goes on to the page's own boundary.
 */
class PartBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    if (!isNotFetched(error)) return;
    forgetFailedPages(); // opened once more, it is downloaded anew
    notify('error', t(navigator.onLine ? 'error.part_not_fetched' : 'offline.part'));
  }

  override componentDidMount() {
    window.addEventListener('online', this.retry);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry);
  }

  private readonly retry = () => this.setState({ error: null });

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (isNotFetched(error)) return null;
    throw error;
  }
}

/**
 * A part of a page in a chunk of its own, as a menu or a dialog that comes when it is first opened:
 * `lazyPart(() => import('./confirm-archive').then((module) => module.ConfirmArchive))`. Unlike a page it fails alone.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Content = lazyPage(load);
  return function Part(props: Props) {
    return (
      <PartBoundary>
        <Content {...props} />
      </PartBoundary>
    );
  };
}
