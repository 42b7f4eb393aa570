import path from 'node:path';

/** Where a registry's folder has the files of versions, unless a bucket has them. */
export const packagesIn = (folder: string) => path.join(folder, 'packages');
