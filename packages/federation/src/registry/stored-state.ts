import path from 'node:path';
import { readAudit } from './audit';
import { readIfThere, writeAtomically } from './files';
import { RegistryRefused } from './refused';
import type { RegistryState } from './state';
import { readState } from './upgrade-state';

export const stateFileIn = (folder: string) => path.join(folder, 'state.json');

/** What `state.json` held after the last act. It stands in where that file cannot be read. */
const copyIn = (folder: string) => path.join(folder, 'state.last-good.json');

export interface StoredState {
  state: RegistryState;
  /** Why the copy stands in: a sentence that names the file. Null where `state.json` itself was read. */
  damage: string | null;
}

const NOTHING: RegistryState = { packages: {}, withdrawn: {}, auditLength: 0 };

/** What is wrong with the text of `state.json`: a sentence. */
function damageOf(folder: string, text: string | null, error: unknown): string {
  const why = text === null ? 'is gone' : text.trim() === '' ? 'is empty' : 'is no state of a registry';
  const detail = error instanceof SyntaxError ? ` (${error.message})` : '';
  return `${stateFileIn(folder)} ${why}${detail}.`;
}

/**
 * Reads the state of a registry, or where it is damaged the copy of the last good one.
 * @throws RegistryRefused where neither can be read
 */
export async function readStored(folder: string): Promise<StoredState> {
  const parse = (text: string) => readState(text, () => readAudit(folder));
  const [text, copy] = await Promise.all([readIfThere(stateFileIn(folder)), readIfThere(copyIn(folder))]);
  if (text === null && copy === null) return { state: NOTHING, damage: null };
  let cause: unknown;
  if (text !== null) {
    try {
      return { state: await parse(text), damage: null };
    } catch (error) {
      cause = error;
    }
  }
  const damage = damageOf(folder, text, cause);
  if (copy === null) throw new RegistryRefused(`${damage} There is no copy of it.`, { cause });
  const state = await parse(copy).catch((error: unknown) => {
    throw new RegistryRefused(`${damage} Its copy, ${copyIn(folder)}, cannot be read either.`, { cause: error });
  });
  // Which lines of the audit belong to acts that were done only the damaged file says: none is taken away.
  return { state: { ...state, auditLength: undefined }, damage: `${damage} The copy of the last good one is used.` };
}

/** Replaces the state in one step, then its copy. @param say is told where the copy cannot be written: the act is done all the same */
export async function writeStored(folder: string, state: RegistryState, say: (sentence: string) => void): Promise<void> {
  const text = JSON.stringify(state, null, 2);
  await writeAtomically(stateFileIn(folder), text);
  await writeAtomically(copyIn(folder), text).catch((error: unknown) => {
    say(`${copyIn(folder)} was not renewed: ${error instanceof Error ? error.message : String(error)}`);
  });
}
