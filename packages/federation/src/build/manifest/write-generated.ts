import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a generated module only if it changed, because bundlers watch the modification time. @returns the file */
export function writeGenerated(file: string, text: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  if (readFileSync(file, { flag: 'a+' }).toString() !== text) writeFileSync(file, text);
  return file;
}
