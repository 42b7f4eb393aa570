import { flushSync } from 'react-dom';

/** The container of all remotes. It outlives every page: React appends it, single-spa-layout fills it. */
export const outlet = document.createElement('div');

/** A remote that single-spa has mounted, and its element. single-spa only decides this; React renders the remote. */
export interface Placement {
  name: string;
  element: HTMLElement;
}

let placements: readonly Placement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Placement[]) {
  placements = next;
  flushSync(() => listeners.forEach((listener) => listener())); // synchronously: the layout removes the element right after unmount
}

export const place = (placement: Placement) => set([...placements, placement]);
export const takeAway = (name: string) => set(placements.filter((placement) => placement.name !== name));
export const currentPlacements = () => placements;

export function onPlacements(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
