/**
 * Resource of reads that do not declare one, such as those of remotes released before calls named it: they are refetched after every
 * change.
 */
export const UNNAMED = 'unnamed';

/** @deprecated A call names its resource. Older remotes may ask for it by path until the next major version. */
export const resourceOf = (_path: string): string => UNNAMED;

/** @deprecated A resource has one name. Older remotes may ask for it until the next major version. */
export const canonical = (name: string): string => name;
