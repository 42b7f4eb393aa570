import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ROOT } from './sources';

const RELEASES = path.join(ROOT, 'compat/releases');

/** Archives of remotes. The archives of the server and of the shell, which contains its own version of the kit, are left out. */
const REMOTE_ARCHIVE = /^(?!api\.|shell\.).*\.json\.br$/;

/**
 * Classes of the kit that remotes of stored releases name as text. These remotes run in today's shell, so the kit styles the classes as long
 * as those releases are stored.
 */
export function releasedClasses(): Set<string> {
  const archives = readdirSync(RELEASES).flatMap((version) =>
    readdirSync(path.join(RELEASES, version)).flatMap((file) => (REMOTE_ARCHIVE.test(file) ? path.join(RELEASES, version, file) : [])),
  );
  const texts = archives.map((file) => brotliDecompressSync(readFileSync(file)).toString('utf8'));
  return new Set(texts.flatMap((text) => text.match(/(?<![\w/-])cl-[a-z0-9-]+/g) ?? []));
}
