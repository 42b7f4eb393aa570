import type { UserType } from '@careloom/contract/permissions';
import { specRows as rowsOf } from '../../../../testing/spec-csv';

/** A call as `docs/spec/api.csv` has it. */
export interface SpecRow {
  id: string;
  method: string;
  response: string;
  /** Empty where it is public. */
  roles: UserType[];
  /** What a success may say: of a call that does one of two things, either. */
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
