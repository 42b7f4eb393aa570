import { memo, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useRegistry } from '../registry/registry';
import { RemoteHost } from '../remote-host/remote-host';
import { LeavingBoundary } from './leaving-boundary';
import { outlet } from './outlet';
import { currentPlacements, onPlacements } from './placements';
import { startLayout } from './start-layout';

/** One function for all renders: a new one would append the outlet again, and an element that is moved loses its focus. */
const adopt = (node: HTMLDivElement | null) => node?.append(outlet);

/** The layout's long-lived element, wherever React happens to draw the main region, and the remotes that it has placed. */
export const PlacedRemotes = memo(function PlacedRemotes() {
  const placements = useSyncExternalStore(onPlacements, currentPlacements);
  const remotes = useRegistry((registry) => registry.remotes);
  useEffect(() => startLayout(useRegistry.getState().remotes), []);
  return (
    <>
      <div ref={adopt} />
      {remotes.map(({ name }) => {
        const placed = placements.find((placement) => placement.name === name);
        return (
          <LeavingBoundary key={name} name={name}>
            {placed && createPortal(<RemoteHost name={name} />, placed.element)}
          </LeavingBoundary>
        );
      })}
    </>
  );
});
