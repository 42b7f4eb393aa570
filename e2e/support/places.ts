import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const SERVER = path.join(ROOT, 'packages/api/dist/main.js');
export const CACHE = path.join(ROOT, '.cache/e2e');

/** The current day, in UTC. */
export const today = () => new Date().toISOString().slice(0, 10);

/** Changes with the server's build and with the day on which the run started, because the seed is relative to today. */
function fingerprint() {
  const folder = path.dirname(SERVER);
  const hash = createHash('sha256').update(process.env.E2E_DAY ?? today());
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (file.isFile() && !file.name.endsWith('.map')) hash.update(readFileSync(path.join(file.parentPath, file.name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The data folder that a first start of this build creates; `.ready` next to it marks it as complete. */
export function preparedData() {
  if (!existsSync(SERVER)) throw new Error(`${SERVER} is missing: run \`npm run build\` first.`);
  const folder = path.join(CACHE, fingerprint());
  return { folder, ready: `${folder}.ready` };
}
