import { Fragment, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useRegistry } from '../registry/registry';
import { RemoteHost } from '../remote-host/remote-host';
import { outlet } from './outlet';
import { currentPlacements, onPlacements } from './placements';
import { startLayout } from './start-layout';

/** The layout's long-lived element, wherever React happens to draw the main region, and the remotes that it has placed. */
export function PlacedRemotes() {
  const placements = useSyncExternalStore(onPlacements, currentPlacements);
  useEffect(() => startLayout(useRegistry.getState().remotes), []);
  return (
    <>
      <div ref={(node) => node?.append(outlet)} />
      {placements.map(({ name, element }) => (
        <Fragment key={name}>{createPortal(<RemoteHost name={name} />, element)}</Fragment>
      ))}
    </>
  );
}
