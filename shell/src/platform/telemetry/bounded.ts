/** A bounded set of items; items with the same key are joined. */
export interface Bounded<Item> {
  add: (item: Item) => void;
  /** Takes all items out, oldest first. */
  take: () => Item[];
}

interface Rules<Item> {
  most: number;
  keyOf: (item: Item) => string;
  join: (known: Item, more: Item) => Item;
  /** Called with each item that is dropped. */
  onDrop: (item: Item) => void;
}

/** Keeps at most `most` keys: a new one drops the oldest. */
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
