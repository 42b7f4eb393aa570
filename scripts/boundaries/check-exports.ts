import type { Member } from './workspace';

/** A package lists what others may import: whole folders or single entries, and only files that exist. Returns sentences. */
export function checkExports({ exports, folder }: Member, files: readonly string[]): string[] {
  return Object.entries(exports).flatMap(([entry, file]) => {
    if (/^\.\/\*/.test(entry))
      return [`${folder}/package.json exports ${entry}: every file of the package. List the entries that others import.`];
    const [start = '', end = ''] = `${folder}/${file.replace('./', '')}`.split('*');
    if (files.some((path) => (end ? path.startsWith(start) && path.endsWith(end) : path === start))) return [];
    return [`${folder}/package.json exports ${entry}: there is no ${file}.`];
  });
}
