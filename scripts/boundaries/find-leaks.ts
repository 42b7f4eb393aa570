/** Patterns that must not be committed: folders of one machine, and package registries that others cannot reach. */

const MACHINE_PATH = /(?<=^|[\s"'`=(:])\/(?:root|work|mnt|home\/[\w.-]+|Users\/[\w.-]+)\/[\w.-]+/g;
const PACKAGE_FILE = /(?:^|\/)(?:\.npmrc|pnpm-lock\.yaml|pnpm-workspace\.yaml|package\.json)$/;
const FOREIGN_REGISTRY = /^.*(?:registry|tarball|resolved).*https?:\/\/(?!registry\.npmjs\.org\b)[^\s"'}]+/gm;

/** A sentence for each match in a file. */
export function findLeaks(file: string, text: string): string[] {
  const paths = [...text.matchAll(MACHINE_PATH)].map(([match]) => `${file} names ${match}, a folder of one machine.`);
  const hosts = PACKAGE_FILE.test(file)
    ? [...text.matchAll(FOREIGN_REGISTRY)].map(([line]) => `${file} names a registry: ${line.trim()}`)
    : [];
  return [...paths, ...hosts];
}
