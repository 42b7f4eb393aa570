import { Suspense } from 'react';
import { FailureCard } from '@careloom/shared/ui';
import { CrashBoundary } from './crash-boundary';
import { newTraceId } from './trace-id';
import { useRemote, type RemoteRequest } from './use-remote';

export interface RemoteModuleProps {
  request: RemoteRequest;
  /** What the person wanted to see, for the sentence on the card. */
  page: string;
  props?: object;
}

/** A component of a remote: fetched, drawn, and when either fails a card in its place that can try again. */
export function RemoteModule({ request, page, props = {} }: RemoteModuleProps) {
  const [state, dispatch] = useRemote(request);
  switch (state.status) {
    case 'idle':
    case 'resolving':
    case 'loading':
      return null;
    case 'ready':
      return (
        <CrashBoundary key={state.attempt} onCrash={(error) => dispatch({ type: 'failed', error, traceId: newTraceId() })}>
          <Suspense>
            <state.Content {...props} />
          </Suspense>
        </CrashBoundary>
      );
    case 'failed': {
      const { version, phase, traceId } = state;
      return <FailureCard failure={{ part: request.remote, page, version, phase, traceId }} onRetry={() => dispatch({ type: 'retry' })} />;
    }
    case 'incompatible':
    case 'forbidden':
      return <p>{state.status}</p>;
  }
}
