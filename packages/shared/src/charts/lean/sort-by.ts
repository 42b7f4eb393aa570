/** Sorts items by a number, such as ticks by their position. Replaces `sortBy` of es-toolkit/compat. */
export default <Item>(items: readonly Item[] | null | undefined, by: (item: Item) => number): Item[] =>
  [...(items ?? [])].sort((one, other) => by(one) - by(other));
