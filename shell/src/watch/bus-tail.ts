import { EVENTS, type EventName } from '@careloom/contract/events';
import { hear } from '@careloom/shared/events';
import { currentLocation, routeAt } from '@careloom/shared/navigation';
import { create } from 'zustand';
import { manifestsOf, useRegistry } from '../registry/registry';

export interface RaisedEvent {
  id: number;
  /** ISO 8601, UTC. */
  at: string;
  name: EventName;
  /** Who raised it, as far as manifests and the page that is open tell: the bus does not ask. */
  by: readonly string[];
  payload: unknown;
}

const MOST = 100;

/** The last events on this page's bus, newest first. They stay in the tab. */
export const useBusTail = create<{ events: readonly RaisedEvent[] }>(() => ({ events: [] }));

/** Those whose manifest says that they raise the event; of several the one whose page is open, where it is among them. */
export function raisersOf(name: EventName): string[] {
  const raisers = manifestsOf(useRegistry.getState().remotes).flatMap((manifest) =>
    manifest.raises.includes(name) ? [manifest.name] : [],
  );
  const owner = routeAt(currentLocation().pathname)?.route.owner;
  return owner !== undefined && raisers.includes(owner) ? [owner] : raisers;
}

let last = 0;

/** Hears every event of the contract. */
export function tailBus() {
  for (const name of Object.keys(EVENTS) as EventName[]) {
    hear(name, (payload) => {
      const event: RaisedEvent = { id: (last += 1), at: new Date().toISOString(), name, by: raisersOf(name), payload };
      useBusTail.setState(({ events }) => ({ events: [event, ...events].slice(0, MOST) }));
    });
  }
}
