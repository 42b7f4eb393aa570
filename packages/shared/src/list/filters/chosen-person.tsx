import type { ReactNode } from 'react';
import { fullName } from '../../format/index';
import { useCall } from '../../query/index';
import type { PeopleCall } from '../core/definition';
import { t } from '../texts';

export interface ChosenPersonProps {
  call: PeopleCall;
  /** The person in the address, if there is one. */
  id: string | undefined;
  children: (words: string | null) => ReactNode;
}

/** Names the person in a filter. Without a name from the server, or before it is loaded, the id is shown. */
export function ChosenPerson({ call, id, children }: ChosenPersonProps) {
  const { data } = useCall(call, { id }, { enabled: id !== undefined });
  const person = data?.find((one) => String(one.id) === id);
  return children(id === undefined ? null : person ? fullName(person) : t('list.person_number', { id }));
}
