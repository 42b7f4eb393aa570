import { EVENTS, type EventName } from '@careloom/contract/events';
import { subscribe } from '@careloom/shared/events';
import { currentLocation, routeAt } from '@careloom/shared/navigation';
import { create } from 'zustand';
import { manifestsOf, useRegistry } from '../registry/registry';

export interface RaisedEvent {
  id: number;
  /** ISO 8601, UTC. */
  at: string;
  name: EventName;
  /** Remotes that may have raised it, derived from their manifests and the open page. The bus does not record senders. */
  by: readonly string[];
  payload: unknown;
}

const MOST = 100;

/** The latest events on this page's bus, newest first. They never leave the tab. */
export const useBusTail = create<{ events: readonly RaisedEvent[] }>(() => ({ events: [] }));

/** Remotes whose manifest declares the event. If the open page's owner is one of them, only that one. */
export function raisersOf(name: EventName): string[] {
  const raisers = manifestsOf(useRegistry.getState().remotes).flatMap((manifest) =>
    manifest.raises.includes(name) ? [manifest.name] : [],
  );
  const owner = routeAt(currentLocation().pathname)?.route.owner;
  return owner !== undefined && raisers.includes(owner) ? [owner] : raisers;
}

let last = 0;

/** Subscribes to every event of the contract. */
export function tailBus() {
  for (const name of Object.keys(EVENTS) as EventName[]) {
    subscribe(name, (payload) => {
      const event: RaisedEvent = { id: (last += 1), at: new Date().toISOString(), name, by: raisersOf(name), payload };
      useBusTail.setState(({ events }) => ({ events: [event, ...events].slice(0, MOST) }));
    });
  }
}
