/** One of several, in turn; all of them with `npm run verify`. */
export const inTurn = <Item>(items: readonly Item[], turn = 0): readonly Item[] =>
  process.env.VERIFY ? items : items.filter((_item, at) => at === turn % items.length);
