import type { Call } from '@careloom/contract/call';
import { TOKEN_PREFIX } from '@careloom/contract/resources/api-tokens';
import { takesPerson } from '../../src/domain/auth/authorize';
import type { Scope } from '../../src/platform/http/access';
import type { Json } from './json';

/** `components.securitySchemes`. */
export const SCHEMES: Json = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'The `token` that `POST /auth/login` answers to a person. It ends with `POST /auth/logout`.',
  },
  machineToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: `${TOKEN_PREFIX}…`,
    description:
      'A token of `POST /api-tokens`, by which a program acts for the account that made it, with the permissions that it was given.',
  },
};

/** Who may make a call: anybody without credentials, a person, or a person or a program. */
export function securityOf({ access }: Call, scope: Scope, byPerson: boolean | undefined): Json[] {
  if (access === 'public') return [];
  return takesPerson({ access, scope, byPerson }) ? [{ session: [] }] : [{ session: [] }, { machineToken: [] }];
}
