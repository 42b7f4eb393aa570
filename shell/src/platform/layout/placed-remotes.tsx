import { memo, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useRegistry } from '../registry/registry';
import { RemoteHost } from '../remote-host/remote-module';
import { LeavingBoundary } from './leaving-boundary';
import { outlet, currentPlacements, onPlacements } from './placements';
import { startLayout } from './start-layout';

/** A stable ref callback: a new one would append the outlet again at each render, and a moved element loses its focus. */
const adopt = (node: HTMLDivElement | null) => node?.append(outlet);

/** Renders the layout's container and, through portals, the remotes that single-spa has mounted. */
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
