import type { UserType } from '@careloom/contract/permissions';
import { specRows as rowsOf } from '../../../../testing/spec-csv';

/** A call as in `docs/spec/api.csv`. */
export interface SpecRow {
  id: string;
  method: string;
  response: string;
  /** Empty for a public call. */
  roles: UserType[];
  /** The possible success texts; a call that does one of two things has both. */
  successes: string[];
}

export const specRows: readonly SpecRow[] = rowsOf('api').map(
  ({ id = '', method = '', response = '', roles = '', success_message = '' }) => ({
    id,
    method,
    response,
    roles: roles === 'public' ? [] : (roles.split(';') as UserType[]),
    successes: success_message.split(' / '),
  }),
);
