import { AsyncLocalStorage } from 'node:async_hooks';

/** The actor of the current request or job. */
export interface Actor {
  userId: number | null;
  /** The API token, when the actor is a machine. */
  tokenId: number | null;
  requestId: string;
}

const actors = new AsyncLocalStorage<Actor>();

/** Runs `work` with this actor: the audit attributes changes made in its transactions to them. */
export const asActor = <Result>(actor: Actor, work: () => Promise<Result>): Promise<Result> => actors.run(actor, work);

export const currentActor = (): Actor | undefined => actors.getStore();
