/** Whether an error means that code could not be downloaded, rather than that it threw. The bundler gives such errors this name. */
export const isNotFetched = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';
