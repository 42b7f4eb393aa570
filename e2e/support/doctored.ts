import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { integrityOf } from '@careloom/federation/integrity';

/** Files whose text another file may name the hash of. */
const TEXT = /\.(js|html|json)$/;

/**
 * A copy of a build with other texts, sound in itself: where a file changes, every hash of it in another is changed along, and so on up to
 * the page.
 * @param build its folder
 * @param change is given each file's text and answers what it becomes
 * @returns the copy's folder, which is there until the process ends
 * @throws Error where nothing changes
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
      changed.set(other, next); // a map is walked to what is added meanwhile
    }
  }
  for (const [file, text] of texts) writeFileSync(path.join(folder, file), text);
  return folder;
}
