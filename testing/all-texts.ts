/** Every text of the product, with the file that defines it, for tests and for the page of `npm run texts`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Text {
  key: string;
  text: string;
  /** The file that defines it, under the project's folder. */
  file: string;
}

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Files with texts: the contract has those of the server; kit, shell and remotes have their own. */
const OWNERS = ['packages/contract/src/messages', 'packages/shared/src', 'shell/src', 'remotes'];
const isTextFile = (file: string) =>
  /(^|[/-])texts\.ts$/.test(file) || /^remotes\/.*\/words\.ts$/.test(file) || file.startsWith('packages/contract/src/messages/');

const filesUnder = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : filesUnder(file);
    return isTextFile(file) ? [file] : [];
  });

/** One entry of a table as the formatter writes it. An entry that reuses a text of another table does not match. */
const ENTRY = /^ {2}'([^']+)':\s+(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"),$/gm;

export const allTexts = (): Text[] =>
  OWNERS.flatMap(filesUnder).flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(ENTRY)].map(([, key = '', single, double]) => ({
      key,
      text: (single ?? double ?? '').replace(/\\(.)/g, '$1'),
      file,
    })),
  );
