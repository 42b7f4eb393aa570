import type { EventPayload } from '@careloom/contract/events';

export interface Resolved {
  navigationId: string;
  values: Readonly<Record<string, string>>;
}

/** The placeholder values after `breadcrumb.resolved@1`. An event of an earlier navigation is ignored. */
export function resolvedAfter(known: Resolved, event: EventPayload<'breadcrumb.resolved@1'>, navigationId: string): Resolved {
  if (event.navigationId !== navigationId) return known;
  const before = known.navigationId === navigationId ? known.values : {};
  return { navigationId, values: { ...before, ...event.values } };
}
