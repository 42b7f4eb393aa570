import type { CurrentUser } from '../auth/current-user';
import type { Services } from '../services';
import type { Upload } from './upload';

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
  interface FastifyRequest {
    /** Null on public calls. */
    user: CurrentUser | null;
    uploads: Record<string, Upload>;
  }
}
