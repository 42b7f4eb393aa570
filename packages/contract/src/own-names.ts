/** A name that only one remote knows: `training:courses`. It needs no entry in the contract, for nobody else uses it. */
export type OwnName = `${string}:${string}`;

/** Whether a name is a remote's own. */
export const isOwnName = (remote: string, name: string): name is OwnName => name.startsWith(`${remote}:`);
