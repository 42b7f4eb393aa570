import path from 'node:path';

/** The folder with the files of versions in a registry's folder, unless they are in a bucket. */
export const packagesIn = (folder: string) => path.join(folder, 'packages');
