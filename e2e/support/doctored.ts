import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { integrityOf } from '@careloom/federation/integrity';

/** Files whose hash may be in another file. */
const TEXT = /\.(js|html|json)$/;

/**
 * A consistent copy of a build with changed files: if a file changes, its hash is updated in every other file, and so on up to the page.
 * @param build its folder
 * @param change receives each file's text and returns the new text
 * @returns the copy's folder, which exists until the process ends
 * @throws Error if nothing changes
 */
export function doctored(build: string, change: (text: string, file: string) => string): string {
  const home = mkdtempSync(path.join(os.tmpdir(), 'careloom-doctored-'));
  process.once('exit', () => rmSync(home, { recursive: true, force: true }));
  const folder = path.join(home, 'dist');
  cpSync(build, folder, { recursive: true, filter: (file) => !/\.(map|br|gz)$/.test(file) });
  const texts = new Map(
    readdirSync(folder).flatMap((file) => (TEXT.test(file) ? [[file, readFileSync(path.join(folder, file), 'utf8')]] : [])),
  );
  const before = new Map(texts);
  for (const [file, text] of texts) texts.set(file, change(text, file));
  const changed = new Map([...texts].filter(([file, text]) => text !== before.get(file)));
  if (changed.size === 0) throw new Error(`Nothing in ${build} was changed.`);
  for (const [file] of changed) {
    const [was, is] = [before, texts].map((all) => integrityOf(all.get(file) ?? ''));
    for (const [other, text] of texts) {
      const next = text.replaceAll(was ?? '', is ?? '');
      if (next === text) continue;
      texts.set(other, next);
      changed.set(other, next); // the iteration of a map includes entries that are added meanwhile
    }
  }
  for (const [file, text] of texts) writeFileSync(path.join(folder, file), text);
  return folder;
}
