/** A few things of one kind, alike ones joined. */
export interface Bounded<Item> {
  add: (item: Item) => void;
  /** All of them, oldest first; afterwards it is empty. */
  take: () => Item[];
}

interface Rules<Item> {
  most: number;
  /** Alike items have the same key. */
  keyOf: (item: Item) => string;
  join: (known: Item, more: Item) => Item;
  /** Told of each item that had to go. */
  onDrop: (item: Item) => void;
}

/** Holds at most so many different items: where another comes, the oldest goes. */
export function bounded<Item>({ most, keyOf, join, onDrop }: Rules<Item>): Bounded<Item> {
  const items = new Map<string, Item>();
  return {
    add(item) {
      const key = keyOf(item);
      const known = items.get(key);
      items.set(key, known === undefined ? item : join(known, item));
      const [[oldest, dropped] = []] = items;
      if (items.size <= most || oldest === undefined || dropped === undefined) return;
      items.delete(oldest);
      onDrop(dropped);
    },
    take() {
      const all = [...items.values()];
      items.clear();
      return all;
    },
  };
}
