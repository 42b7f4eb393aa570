import { roles } from '@careloom/contract/resources/roles';
import { useCallMutation } from '@careloom/shared/query';
import { useState } from 'react';
import { type Cell, cellOf, type RoleChange } from './changes';

/**
 * Saves the changed roles one after the other. A refused role keeps its changes, with the message of the server.
 * @param onSaved called with the cells of each role that was saved
 * @param onRefused called when a role was refused, possibly because another user has saved changes
 */
export function useSaveGrants(onSaved: (cells: readonly Cell[]) => void, onRefused: () => void) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { run, pending } = useCallMutation(roles.update, {
    onFailure: ({ message, errors }) => setRefusal(errors['permissions']?.[0] ?? message),
  });
  const save = async (changes: readonly RoleChange[]) => {
    setRefusal(null);
    for (const { role, base, permissions } of changes) {
      const { ok } = await run({ role, base, permissions });
      if (!ok) return onRefused();
      const differs = [...new Set([...base, ...permissions])].filter((one) => base.includes(one) !== permissions.includes(one));
      onSaved(differs.map((permission) => cellOf(role, permission)));
    }
  };
  return { save, pending, refusal };
}
