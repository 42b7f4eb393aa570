/** Path under which the server has the immutable files of every version of every package. */
export const ASSETS = '/assets/';

/** The cache with the files of the versions in use. The pages add the files that they loaded before the worker was active. */
export const FILES = 'careloom-files';

/** The cache with the one HTML page that opens any address without a connection. */
export const PAGE = 'careloom-page';
