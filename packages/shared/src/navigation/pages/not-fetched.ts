/** Whether an error says that code could not be downloaded, as opposed to having thrown: so the bundler names such errors. */
export const isNotFetched = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';
