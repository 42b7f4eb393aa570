import { PageFrameContext, useCurrentRoute } from '@careloom/shared/navigation';
import { Suspense, type ReactNode } from 'react';
import { CrashBoundary } from './crash-boundary';
import { hasFailed } from './failure-of';
import { PartFailed } from './part-failed';
import { StopTimer, timedOut, TimeoutFallback } from './load-timer';
import { newTraceId } from './state';
import { useRemote, type RemoteRequest } from './use-remote';
import { PageRendered } from '../page-transition/page-transition';

export interface RemoteModuleProps {
  request: RemoteRequest;
  /** Title of the page that the user wanted to open, for the card's text. */
  page: string;
  props?: object;
  /** Shown while the module loads for the first time. */
  waiting?: ReactNode;
  /** For the `./app` of a remote: rendered next to each of its pages and next to the failure card, as soon as there is something to see. */
  whenRendered?: ReactNode;
}

/** Loads and renders a component of a remote; if either fails, a failure card with a retry takes its place. */
export function RemoteModule({ request, page, props = {}, waiting = null, whenRendered }: RemoteModuleProps) {
  const [state, dispatch, timer] = useRemote(request);
  if (state.status === 'ready') {
    const { Content, attempt } = state;
    const fallback = (
      <>
        {waiting}
        <TimeoutFallback timer={timer} onTimeout={(error) => dispatch(timedOut(request.remote, error))} />
      </>
    );
    const frame = (content: ReactNode) => (
      <Suspense fallback={fallback}>
        {content}
        <StopTimer timer={timer} />
        {whenRendered}
      </Suspense>
    );
    return (
      <CrashBoundary key={attempt} onCrash={(error) => dispatch({ type: 'failed', error, traceId: newTraceId() })}>
        {whenRendered === undefined ? (
          frame(<Content {...props} />)
        ) : (
          <PageFrameContext.Provider value={frame}>
            <Content {...props} />
          </PageFrameContext.Provider>
        )}
      </CrashBoundary>
    );
  }
  const isRetried = state.status === 'resolving' || state.status === 'loading';
  const shown = isRetried ? state.broken : state; // the card stays during a retry
  if (!shown || !hasFailed(shown)) return waiting;
  return (
    <>
      <PartFailed
        state={shown}
        part={request.remote}
        page={page}
        whole={Boolean(whenRendered)}
        busy={isRetried}
        onRetry={() => dispatch({ type: 'retry' })}
      />
      {whenRendered}
    </>
  );
}

/** Renders one remote. It stays mounted a moment longer than its address, so the current route may belong to another remote. */
export function RemoteHost({ name }: { name: string }) {
  const route = useCurrentRoute()?.route;
  const request = { remote: name, module: './app', exportName: 'App' };
  return <RemoteModule request={request} page={route?.title ?? name} whenRendered={route?.owner === name && <PageRendered />} />;
}
