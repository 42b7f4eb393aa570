import { AsyncLocalStorage } from 'node:async_hooks';

/** For whom the server works just now. */
export interface Actor {
  userId: number | null;
  /** Where a machine acts, its token. */
  tokenId: number | null;
  requestId: string;
}

const actors = new AsyncLocalStorage<Actor>();

/** Runs `work`; what it changes in transactions is written down as this actor's. */
export const asActor = <Result>(actor: Actor, work: () => Promise<Result>): Promise<Result> => actors.run(actor, work);

export const currentActor = (): Actor | undefined => actors.getStore();
