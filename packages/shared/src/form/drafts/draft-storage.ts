import { z } from '@careloom/contract/schema';
import { session } from '../../session/index';

/** A field's value before the user's first change, and the value that the user entered. */
const change = z.object({ base: z.unknown(), value: z.unknown() });
const stored = z.object({ fields: z.record(z.string(), change) });

/** Changed fields by name. */
export type DraftFields = z.output<typeof stored>['fields'];

/** Storage of one form's draft. */
export interface DraftStorage {
  /** Null if there is no valid draft. */
  read: () => DraftFields | null;
  /** @returns whether the browser stored it; storage may be full or denied */
  write: (fields: DraftFields) => boolean;
  /** @returns whether the storage was accessible */
  clear: () => boolean;
}

/**
 * The storage of a form's draft: `localStorage`, under the id of the signed-in user, so that the next person on the same device does not
 * see it. Guests cannot be distinguished, so a guest's draft ends with the tab.
 * @param form its name; an edit form adds the record: `edit-job.12`
 */
export function draftStorage(form: string): DraftStorage {
  const { user } = session();
  const key = `careloom.draft.${user ? user.id : 'guest'}.${form}`;
  const storage = () => (user ? window.localStorage : window.sessionStorage);
  const attempt = <Value>(act: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return act(storage());
    } catch (refused) {
      console.warn('The draft of a form could not be kept or read.', refused);
      return otherwise;
    }
  };
  return {
    read: () =>
      attempt((at) => {
        const parsed = stored.safeParse(JSON.parse(at.getItem(key) ?? 'null'));
        return parsed.success ? parsed.data.fields : null;
      }, null),
    write: (fields) =>
      attempt((at) => {
        at.setItem(key, JSON.stringify({ fields }));
        return true;
      }, false),
    clear: () =>
      attempt((at) => {
        at.removeItem(key);
        return true;
      }, false),
  };
}
