/** A name of one remote: `training:courses`. It needs no entry in the contract, except for a route to which others link. */
export type OwnName = `${string}:${string}`;

/**
 * Path parameters of remotes' own routes by route name. The generated app of each remote adds those of its manifest:
 * `'training:course-details': 'id'`. A route without an entry accepts any.
 */
export interface OwnRouteParams {
  [name: OwnName]: string;
}

/**
 * Whether a name belongs to the remote itself.
 * @example
 * ```ts
 * import { isOwnName } from '@careloom/contract/own-names';
 *
 * isOwnName('training', 'training:courses'); // true
 * ```
 */
export const isOwnName = (remote: string, name: string): name is OwnName => name.startsWith(`${remote}:`);
