import { z } from '@careloom/contract/schema';
import { session } from '../../session/index';

/** What a field was when somebody began to change it, and what they made of it. */
const change = z.object({ base: z.unknown(), value: z.unknown() });
const stored = z.object({ fields: z.record(z.string(), change) });

/** Changed fields by name. */
export type DraftFields = z.output<typeof stored>['fields'];

/** Where the draft of one form lies. */
export interface DraftPlace {
  /** Null where there is none, or what lies there is no draft. */
  read: () => DraftFields | null;
  /** @returns whether the browser keeps it; storage may be full or refused */
  write: (fields: DraftFields) => boolean;
  /** @returns whether the storage could be reached */
  clear: () => boolean;
}

/**
 * The place of a form's draft: `localStorage`, under the id of who is signed in now, so that the next person on the same device
 * does not see it. A guest can not be told from the next one: a guest's draft ends with the tab.
 * @param form its name; one that edits names the record too: `edit-job.12`
 */
export function draftPlace(form: string): DraftPlace {
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
