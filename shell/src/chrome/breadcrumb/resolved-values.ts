import type { EventPayload } from '@careloom/contract/events';

export interface Resolved {
  navigationId: string;
  values: Readonly<Record<string, string>>;
}

/**
 * What is known of the breadcrumb's braces after `breadcrumb.resolved@1`. An answer that belongs to a navigation that is over
 * comes too late and changes nothing.
 */
export function resolvedAfter(known: Resolved, event: EventPayload<'breadcrumb.resolved@1'>, navigationId: string): Resolved {
  if (event.navigationId !== navigationId) return known;
  const before = known.navigationId === navigationId ? known.values : {};
  return { navigationId, values: { ...before, ...event.values } };
}
