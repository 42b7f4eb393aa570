import type { Guard } from './access';
import type { CurrentUser } from './current-user';
import type { Services } from '../services';
import type { RemoteFailure } from '../telemetry/remote-failures';
import type { Upload } from './upload';

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
    /** Who makes a request, where they may make it. Throws 401 `unauthenticated` or `forbidden`. */
    authorize: (request: FastifyRequest, guard: Guard) => Promise<CurrentUser>;
    /** Today where the organisation is (`yyyy-MM-dd`): what the days of a request are checked by. */
    today: () => Promise<string>;
    /** The server has been told to stop: it answers what is under way and is given nothing new. */
    leaving: boolean;
    /** Why the registry is not served as it says: a sentence for the log. Null where all is well, or this process serves no pages. */
    registryDamage: () => Promise<string | null>;
    /** Counts what a browser told of, for Prometheus. */
    countFailure: (failure: RemoteFailure, count: number) => void;
  }
  interface FastifyRequest {
    /** Null on public calls. */
    user: CurrentUser | null;
    uploads: Record<string, Upload>;
  }
}
