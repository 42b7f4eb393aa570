/**
 * Runs after `drizzle-kit generate` and removes all snapshots except the last: drizzle-kit only compares the schema with that one, and each
 * has 8,000 lines.
 */
import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

const META = fileURLToPath(new URL('src/platform/db/migrations/meta', import.meta.url));
const snapshots = readdirSync(META)
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort();
for (const name of snapshots.slice(0, -1)) rmSync(path.join(META, name));
