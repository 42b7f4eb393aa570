import path from 'node:path';
import type { SourceFile } from './source-file';
import { fileOfEntry, type Member, packageNameOf } from './workspace';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The file that a specifier resolves to, if it is in the workspace. */
export function resolveImport(specifier: string, from: string, files: ReadonlySet<string>, members: readonly Member[]): string | null {
  const target = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : entryOf(specifier, members);
  if (target === null) return null;
  return ENDINGS.map((ending) => `${target}${ending}`).find((file) => files.has(file)) ?? null;
}

function entryOf(specifier: string, members: readonly Member[]) {
  const name = packageNameOf(specifier);
  const member = members.find((candidate) => candidate.name === name);
  return member ? fileOfEntry(member, `.${specifier.slice(name.length)}`) : null;
}

/** Circular imports, each once, as the list of its files. Types count: nobody can read one of these files without the others. */
export function findCircles(files: readonly SourceFile[], members: readonly Member[]): string[][] {
  const paths = new Set(files.map((file) => file.path));
  const edges = new Map(
    files.map((file) => [
      file.path,
      file.imports.map((specifier) => resolveImport(specifier, file.path, paths, members)).filter((target) => target !== null),
    ]),
  );
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]) => {
    const seen = trail.indexOf(file);
    if (seen >= 0) circles.push(trail.slice(seen));
    if (seen >= 0 || done.has(file)) return;
    for (const next of edges.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of edges.keys()) visit(file, []);
  return circles;
}
