import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.join(__dirname, '../..');

const SKIPPED = new Set(['node_modules', 'dist', 'gallery', 'testing']);
const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name);

/** A file of a browser package, with its text. */
export interface Source {
  file: string;
  text: string;
}

/** Every source under a folder of the project, without tests and the gallery. */
export function sourcesUnder(folder: string): Source[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourcesUnder(file);
    return isSource(entry.name) ? [{ file, text: readFileSync(path.join(ROOT, file), 'utf8') }] : [];
  });
}

export const REMOTES: readonly string[] = readdirSync(path.join(ROOT, 'remotes')).map((name) => `remotes/${name}/src`);
