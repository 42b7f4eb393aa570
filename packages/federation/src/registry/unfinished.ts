import { rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from '@careloom/contract/schema';
import { readIfThere, writeAtomically } from './files';

/** Versions whose files an act adds or removes. */
const listed = z.array(z.object({ name: z.string(), version: z.string() }));
export type Versions = z.output<typeof listed>;

const fileIn = (folder: string) => path.join(folder, 'unfinished.json');

/** Records which versions an act touches, before it does. Afterwards, those that are not in the state are removed. */
export const setUnfinished = (folder: string, versions: Versions): Promise<void> =>
  versions.length > 0 ? writeAtomically(fileIn(folder), JSON.stringify(versions)) : rm(fileIn(folder), { force: true });

/** The versions that an interrupted act touched; empty if every act was completed. */
export async function leftUnfinished(folder: string): Promise<Versions> {
  const text = await readIfThere(fileIn(folder));
  return text === null ? [] : listed.parse(JSON.parse(text));
}
