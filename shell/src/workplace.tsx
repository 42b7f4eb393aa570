import { AppRouter } from '@careloom/shared/navigation';
import { QueryClientProvider, queryClient } from '@careloom/shared/query';
import { Fragment, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { outlet } from './layout/outlet';
import { currentPlacements, onPlacements } from './layout/placements';
import { startLayout } from './layout/start-layout';
import type { Decision } from './navigation/decide-navigation';
import { useRegistry } from './registry/registry';
import { RemoteHost } from './remote-host/remote-host';

export interface WorkplaceProps {
  decision: Extract<Decision, { kind: 'public' | 'signed-in' | 'not-found' | 'forbidden' }>;
}

startLayout(useRegistry.getState().remotes);

/** Everything behind the login form: the chrome, the layout of the remotes, and the one router and query client they share. */
export function Workplace({ decision }: WorkplaceProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <AppRouter>
        <main id="main">{decision.kind}</main>
        <Outlet />
        <PlacedRemotes />
      </AppRouter>
    </QueryClientProvider>
  );
}

/** Adopts the layout's long-lived element, wherever React happens to draw the main region. */
function Outlet() {
  return <div ref={(node) => node?.append(outlet)} />;
}

function PlacedRemotes() {
  const placements = useSyncExternalStore(onPlacements, currentPlacements);
  return placements.map(({ name, element }) => <Fragment key={name}>{createPortal(<RemoteHost name={name} />, element)}</Fragment>);
}
