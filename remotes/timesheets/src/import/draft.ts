import { z } from '@careloom/contract/schema';
import { session } from '@careloom/shared/session';
import type { Sheet } from './sheet/sheet';

/** Maximum length of a stored draft in characters: `localStorage` holds about five million in total. */
const MOST = 1_500_000;

const draft = z.object({
  name: z.string(),
  text: z.string(),
  changes: z.array(z.object({ row: z.number(), column: z.number(), text: z.string() })),
  taken: z.array(z.number()),
});
/** A sheet that is not uploaded yet: its text as read, the changed cells, and the rows taken out. */
export type Draft = z.output<typeof draft>;

const keyOf = () => `careloom.draft.${session().user?.id ?? 'guest'}.upload-timesheet`;

function attempt<Value>(act: () => Value, otherwise: Value): Value {
  try {
    return act();
  } catch (refused) {
    console.warn('The draft of a sheet could not be kept or read.', refused);
    return otherwise;
  }
}

/** The stored draft; null if there is none. */
export const readDraft = (): Draft | null =>
  attempt(() => {
    const parsed = draft.safeParse(JSON.parse(window.localStorage.getItem(keyOf()) ?? 'null'));
    return parsed.success ? parsed.data : null;
  }, null);

/** @returns whether the draft was stored: it may be too large, or storage may be full or denied */
export function keepDraft(name: string, sheet: Sheet): boolean {
  const { text } = sheet.cells.read;
  const kept = text.length <= MOST ? JSON.stringify({ name, text, changes: sheet.cells.changes(), taken: [...sheet.list('taken')] }) : '';
  if (kept === '' || kept.length > MOST) {
    forgetDraft();
    return false;
  }
  return attempt(() => {
    window.localStorage.setItem(keyOf(), kept);
    return true;
  }, false);
}

export const forgetDraft = (): void => attempt(() => window.localStorage.removeItem(keyOf()), undefined);
