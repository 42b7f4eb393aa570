import { PageFrameContext } from '@careloom/shared/navigation';
import { Suspense, type ReactNode } from 'react';
import { CrashBoundary } from './crash-boundary';
import { hasFailed } from './failure-of';
import { PartFailed } from './part-failed';
import { Arrived, late, Waiting } from './patience';
import { newTraceId } from './trace-id';
import { useRemote, type RemoteRequest } from './use-remote';

export interface RemoteModuleProps {
  request: RemoteRequest;
  /** Title of the page that the user wanted to open, for the card's text. */
  page: string;
  props?: object;
  /** For the `./app` of a remote: rendered next to each of its pages and next to the failure card, as soon as there is something to see. */
  whenThere?: ReactNode;
}

/** Loads and renders a component of a remote; if either fails, a failure card with a retry takes its place. */
export function RemoteModule({ request, page, props = {}, whenThere }: RemoteModuleProps) {
  const [state, dispatch, patience] = useRemote(request);
  if (state.status === 'ready') {
    const { Content, attempt } = state;
    const waiting = <Waiting patience={patience} onLate={(error) => dispatch(late(request.remote, error))} />;
    const frame = (content: ReactNode) => (
      <Suspense fallback={waiting}>
        {content}
        <Arrived patience={patience} />
        {whenThere}
      </Suspense>
    );
    return (
      <CrashBoundary key={attempt} onCrash={(error) => dispatch({ type: 'failed', error, traceId: newTraceId() })}>
        {whenThere === undefined ? (
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
  if (!shown || !hasFailed(shown)) return null;
  return (
    <>
      <PartFailed
        state={shown}
        part={request.remote}
        page={page}
        whole={Boolean(whenThere)}
        busy={isRetried}
        onRetry={() => dispatch({ type: 'retry' })}
      />
      {whenThere}
    </>
  );
}
