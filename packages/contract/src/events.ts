import { z } from './schema';

/**
 * Every event between shell and remotes: `name@version` and the schema of its payload. Fields may be added to a payload, but never removed.
 * @example
 * ```ts
 * import { EVENTS, type EventPayload } from '@careloom/contract/events';
 *
 * const payload: EventPayload<'resource.changed@1'> = { resource: 'house', ids: [12] };
 * EVENTS['resource.changed@1'].parse(payload);
 * ```
 */
export const EVENTS = {
  /** Values for the placeholders of a breadcrumb. Ignored if `navigationId` is not the current navigation. */
  'breadcrumb.resolved@1': z.object({ navigationId: z.string(), values: z.record(z.string(), z.string()) }),
  /** A record was changed in this page; queries of the resource are stale. */
  'resource.changed@1': z.object({ resource: z.string(), ids: z.array(z.number()) }),
  'quick-action.opened@1': z.object({ name: z.string() }),
  'quick-action.done@1': z.object({ name: z.string(), id: z.optional(z.number()) }),
  'session.ended@1': z.object({ reason: z.enum(['logout', 'forced', 'expired', 'other-tab']) }),
} as const;

export type EventName = keyof typeof EVENTS;
export type EventPayload<Name extends EventName> = z.output<(typeof EVENTS)[Name]>;
