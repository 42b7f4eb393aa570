import { Component, type ComponentType, type ReactNode } from 'react';
import { notify } from '../../chrome/index';
import { t } from '../texts';
import { forgetFailedPages, lazyPage } from './lazy-page';

/** Whether an error was caused by a failed download of code, not by the code itself. The bundler gives such errors this name. */
export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Prevents a part that could not be downloaded from breaking its page: a toast reports it, and the part is retried when the connection is
 * back. Any other error is rethrown to the page's own boundary.
 */
class PartBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    if (!isChunkLoadError(error)) return;
    forgetFailedPages(); // the next time it is opened, it is downloaded again
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
    if (isChunkLoadError(error)) return null;
    throw error;
  }
}

/**
 * A part of a page in its own chunk, such as a menu or a dialog that is downloaded when it is first opened: `lazyPart(() =>
 * import('./confirm-archive').then((module) => module.ConfirmArchive))`. Unlike a page, it fails without breaking its surroundings.
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
