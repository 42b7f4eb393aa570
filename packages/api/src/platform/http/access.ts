import type { Access } from '@careloom/contract/call';

/**
 * Whose records a call reaches, beside the permission that says what:
 * `public` none that belong to anyone; `self` the caller's own; `all` everybody's; `by-role` as the caller's role has it
 * (a team leader the houses led, a worker the own records), decided in the module.
 */
export type Scope = 'public' | 'self' | 'all' | 'by-role';

/** Of a call what says who may make it. */
export interface Guard {
  access: Exclude<Access, 'public'>;
  scope: Scope;
  /** Whether it takes a person although a machine may have its permission. */
  byPerson?: boolean | undefined;
}
