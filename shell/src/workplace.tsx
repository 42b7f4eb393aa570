import { AppRouter } from '@careloom/shared/navigation';
import { QueryClientProvider, queryClient } from '@careloom/shared/query';
import { watchSession } from '@careloom/shared/session';
import { SlotHostContext } from '@careloom/shared/slots';
import { useEffect, type ReactNode } from 'react';
import { Arriving } from './chrome/arrival/arrival';
import { Chrome } from './chrome/chrome';
import { startPrefetching } from './federation/prefetch';
import { NotFoundPage } from './errors/not-found-page';
import { PlacedRemotes } from './layout/placed-remotes';
import type { Decision } from './navigation/decide-navigation';
import { SlotHost } from './remote-host/slot-host';
import { signedInScreens } from './screens';

export interface WorkplaceProps {
  decision: Extract<Decision, { kind: 'public' | 'signed-in' | 'not-found' | 'forbidden' }>;
}

/** Everything behind the login form: the chrome, the layout of the remotes, and the one router and query client they share. */
export function Workplace({ decision }: WorkplaceProps) {
  if (decision.kind === 'public') {
    return (
      <Shared>
        <PlacedRemotes />
      </Shared>
    );
  }
  return (
    <Shared>
      <SignedIn decision={decision} />
    </Shared>
  );
}

function SignedIn({ decision }: WorkplaceProps) {
  useEffect(watchSession, []);
  useEffect(startPrefetching, []);
  return (
    <Chrome>
      <Content decision={decision} />
      <PlacedRemotes />
    </Chrome>
  );
}

/** A page of the shell's own. Those of remotes come by the layout. */
function Content({ decision }: WorkplaceProps) {
  if (decision.kind === 'not-found' || decision.kind === 'forbidden') {
    return (
      <Arriving>
        <NotFoundPage />
      </Arriving>
    );
  }
  const { owner, name } = decision.route;
  const Screen = owner === 'shell' ? signedInScreens[name as keyof typeof signedInScreens] : undefined;
  if (owner !== 'shell') return null;
  return <Arriving>{Screen ? <Screen /> : <NotFoundPage />}</Arriving>;
}

const Shared = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <AppRouter>
      <SlotHostContext.Provider value={SlotHost}>{children}</SlotHostContext.Provider>
    </AppRouter>
  </QueryClientProvider>
);
