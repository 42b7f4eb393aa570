import type { Access } from '@careloom/contract/call';

/**
 * The records that a call can reach; permissions decide what may be done with them.
 * `public`: none that belong to anyone; `self`: the caller's own; `all`: everybody's; `by-role`: depends on the caller's role (for a team
 * leader the houses led, for a worker their own records), decided in the module.
 */
export type Scope = 'public' | 'self' | 'all' | 'by-role';

/** The part of a call that decides who may make it. */
export interface Guard {
  access: Exclude<Access, 'public'>;
  scope: Scope;
  /** Refuses API tokens, even those with the permission: only a person may make the call. */
  byPerson?: boolean | undefined;
}
