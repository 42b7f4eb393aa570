import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A package of the workspace, or a folder of tools without a package. */
export interface Member {
  /** `remotes/jobs`, `packages/contract`, `shell`. */
  folder: string;
  /** `@careloom/jobs`; undefined for tools. */
  name: string | null;
  dependencies: ReadonlySet<string>;
  devDependencies: ReadonlySet<string>;
  /** What others may import, and the file behind it: `./resources/*` is `./src/resources/*.ts`. */
  exports: Readonly<Record<string, string>>;
}

interface PackageJson {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  exports?: Record<string, string>;
}

/** The member that a package.json describes. */
export function memberOf(folder: string, json: PackageJson): Member {
  return {
    folder,
    name: json.name,
    dependencies: new Set(Object.keys(json.dependencies ?? {})),
    devDependencies: new Set(Object.keys(json.devDependencies ?? {})),
    exports: json.exports ?? {},
  };
}

/** The file behind an entry of a member, `./call` or `./resources/jobs`, without a leading `./`. Null if there is no such entry. */
export function fileOfEntry({ exports, folder }: Member, entry: string): string | null {
  for (const [key, file] of Object.entries(exports)) {
    const [start = '', end] = key.split('*');
    const matches = end === undefined ? entry === key : entry.startsWith(start) && entry.endsWith(end);
    if (matches) return path.posix.join(folder, file.replace('*', entry.slice(start.length, entry.length - (end?.length ?? 0))));
  }
  return null;
}

/** Every member whose package.json is in `files`, and the root, whose folder is empty. */
export const readMembers = (files: readonly string[]): Member[] =>
  files
    .filter((file) => file === 'package.json' || file.endsWith('/package.json'))
    .map((file) => memberOf(file.replace(/\/?package\.json$/, ''), JSON.parse(readFileSync(file, 'utf8')) as PackageJson));

/** The member that contains a file: the one with the longest matching folder. */
export const ownerOf = (file: string, members: readonly Member[]): Member | undefined =>
  members
    .filter(({ folder }) => folder === '' || file.startsWith(`${folder}/`))
    .reduce<Member | undefined>((best, member) => (!best || member.folder.length > best.folder.length ? member : best), undefined);

/** `@scope/name` or `name` of a specifier that is not relative. */
export const packageNameOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

export const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file) || /\/testing\//.test(file) || /^(testing|e2e)\//.test(file);
