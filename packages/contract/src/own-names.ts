/** A name that only one remote knows: `training:courses`. It needs no entry in the contract, for nobody else uses it. */
export type OwnName = `${string}:${string}`;

/**
 * Names of the path parameters of a remote's own routes. The app that is generated for each remote adds those of its manifest:
 * `'training:course-details': 'id'`. A route that is not here takes any.
 */
export interface OwnRouteParams {
  [name: OwnName]: string;
}

/** Whether a name is a remote's own. */
export const isOwnName = (remote: string, name: string): name is OwnName => name.startsWith(`${remote}:`);
