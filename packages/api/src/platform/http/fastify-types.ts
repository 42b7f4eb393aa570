import type { Guard } from './access';
import type { CurrentUser } from './current-user';
import type { Services } from '../services';
import type { RemoteFailure } from '../telemetry/remote-failures';
import type { Upload } from './upload';

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
    /** The user who makes a request. @throws 401 `unauthenticated` or `forbidden` */
    authorize: (request: FastifyRequest, guard: Guard) => Promise<CurrentUser>;
    /** Today in the organisation's time zone (`yyyy-MM-dd`), for validating dates of a request. */
    today: () => Promise<string>;
    /** The server is shutting down: it finishes open requests and accepts no new ones. */
    leaving: boolean;
    /**
     * Why the registry's state cannot be served as written: a sentence for the log. Null when it can, or when this process serves no pages.
     */
    registryDamage: () => Promise<string | null>;
    /** Counts failures reported by browsers, for Prometheus. */
    countFailure: (failure: RemoteFailure, count: number) => void;
  }
  interface FastifyRequest {
    /** Null on public calls. */
    user: CurrentUser | null;
    uploads: Record<string, Upload>;
  }
}
