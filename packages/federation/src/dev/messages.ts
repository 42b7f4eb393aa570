import process from 'node:process';

/** A message of a dev server to the process that started it: first the port, then the result of each compilation. */
export type RemoteMessage = { port: number } | { compiled: { ms: number; errors: string | null } };

/** A message to a dev server about sources that are not its own: reload the open pages, or show an error over them. */
export type DevServerMessage = { reload: true } | { error: string };

/** Sends a message to the parent process. */
export const sendToParent = (message: RemoteMessage) => process.send?.(message);
