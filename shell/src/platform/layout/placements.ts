import { flushSync } from 'react-dom';

/** Which remotes single-spa has placed, and where. React draws them; single-spa only says so. */
export interface Placement {
  name: string;
  element: HTMLElement;
}

let placements: readonly Placement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Placement[]) {
  placements = next;
  flushSync(() => listeners.forEach((listener) => listener())); // the layout takes the element away right after unmount
}

export const place = (placement: Placement) => set([...placements, placement]);
export const takeAway = (name: string) => set(placements.filter((placement) => placement.name !== name));
export const currentPlacements = () => placements;

export function onPlacements(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
