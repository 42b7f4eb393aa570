import { rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from '@careloom/contract/schema';
import { readIfThere, writeAtomically } from './files';

/** Versions whose files an act adds or removes. */
const listed = z.array(z.object({ name: z.string(), version: z.string() }));
export type Versions = z.output<typeof listed>;

const fileIn = (folder: string) => path.join(folder, 'unfinished.json');

/** Says which files an act is about before it touches them: whichever of these versions the state does not know afterwards has to go. */
export const setUnfinished = (folder: string, versions: Versions): Promise<void> =>
  versions.length > 0 ? writeAtomically(fileIn(folder), JSON.stringify(versions)) : rm(fileIn(folder), { force: true });

/** What an act that was cut off was about; nothing where all came to their end. */
export async function leftUnfinished(folder: string): Promise<Versions> {
  const text = await readIfThere(fileIn(folder));
  return text === null ? [] : listed.parse(JSON.parse(text));
}
