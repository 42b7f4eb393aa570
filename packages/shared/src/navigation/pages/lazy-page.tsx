import { lazy, useState, type ComponentType } from 'react';

const TRIES = 2;
const PAUSE = 400;
const failed = new Set<() => void>();

/** Makes pages whose download failed load again at their next render. React.lazy alone would cache the failure. */
export function forgetFailedPages() {
  for (const reset of failed) reset();
  failed.clear();
}

/**
 * A page in its own chunk: `lazyPage(() => import('./jobs-page').then((module) => module.JobsPage))`. A download that fails quickly is
 * retried once automatically.
 */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const create = () =>
    lazy(async () => {
      try {
        return { default: await tryTo(load) };
      } catch (error) {
        failed.add(reset);
        throw error;
      }
    });
  let latest = create();
  const reset = () => {
    latest = create();
  };
  return function Page(props: Props) {
    const [Content] = useState(() => latest);
    return <Content {...props} />;
  };
}

const timedOut = (error: unknown) => error instanceof Error && 'type' in error && error.type === 'timeout';

async function tryTo<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt >= TRIES || timedOut(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE * attempt));
    }
  }
}
