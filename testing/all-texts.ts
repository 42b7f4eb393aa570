/** Every text of the product where its owner writes it, for tests and for the page of `npm run texts`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Text {
  key: string;
  text: string;
  /** The file that it is written in, under the project's folder. */
  file: string;
}

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Where owners write: the contract what the server says, kit, shell and remotes their own words. */
const OWNERS = ['packages/contract/src/messages', 'packages/shared/src', 'shell/src', 'remotes'];
const isTextFile = (file: string) =>
  /(^|[/-])texts\.ts$/.test(file) || /^remotes\/.*\/words\.ts$/.test(file) || file.startsWith('packages/contract/src/messages/');

const filesUnder = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : filesUnder(file);
    return isTextFile(file) ? [file] : [];
  });

/** One entry of a table as the formatter writes it; a text that is taken from another table is none. */
const ENTRY = /^ {2}'([^']+)':\s+(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"),$/gm;

export const allTexts = (): Text[] =>
  OWNERS.flatMap(filesUnder).flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(ENTRY)].map(([, key = '', single, double]) => ({
      key,
      text: (single ?? double ?? '').replace(/\\(.)/g, '$1'),
      file,
    })),
  );
