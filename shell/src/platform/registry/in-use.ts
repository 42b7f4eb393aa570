const uses = new Map<string, number>();
const listeners = new Set<() => void>();

/** Marks a remote as in use until the returned function is called. It may be in use several times: a page, a slot, a form. */
export function holdRemote(name: string): () => void {
  uses.set(name, (uses.get(name) ?? 0) + 1);
  return () => {
    uses.set(name, (uses.get(name) ?? 0) - 1);
    listeners.forEach((listener) => listener());
  };
}

export const isInUse = (name: string): boolean => (uses.get(name) ?? 0) > 0;

/** Calls back whenever a part of a remote is removed from the page. @returns unsubscribe */
export function onRemoteLeft(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
