import { type DraftToPublish, MOST_DRAFTS } from '@careloom/contract/resources/shift-drafts';

/** Cuts a list into parts that one call takes. */
export function inParts<Item>(items: readonly Item[], most = MOST_DRAFTS): Item[][] {
  const count = Math.ceil(items.length / most);
  return Array.from({ length: count }, (_none, part) => items.slice(part * most, (part + 1) * most));
}

/** The drafts by call. All drafts of a worker are in one, so that the worker is notified once; only more than `most` are split. */
export function publishedTogether(drafts: readonly DraftToPublish[], most = MOST_DRAFTS): DraftToPublish[][] {
  const own = new Map<number | null, DraftToPublish[]>();
  for (const draft of drafts) {
    const id = draft.worker?.id ?? null;
    own.set(id, [...(own.get(id) ?? []), draft]);
  }
  const parts: DraftToPublish[][] = [];
  for (const some of [...own.values()].flatMap((all) => inParts(all, most))) {
    const last = parts.at(-1);
    if (last && last.length + some.length <= most) last.push(...some);
    else parts.push(some);
  }
  return parts;
}
