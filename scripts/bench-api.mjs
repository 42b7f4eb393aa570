/** `npm run bench:api`: builds the API and measures it on PostgreSQL and PGlite. `-- --only=pglite --rounds=1` does less. */
import process from 'node:process';
import { startPostgres } from './lib/postgres.mjs';
import { run } from './lib/run.mjs';

const built = await run(['node', 'packages/api/build.mjs'], { quiet: true });
if (built.code === 0) {
  const postgres = await startPostgres();
  try {
    const bench = ['node', '--import', 'tsx', 'packages/api/bench/main.ts', ...process.argv.slice(2)];
    process.exitCode = (await run(bench, { env: { TEST_DATABASE_URL: postgres.url } })).code;
  } finally {
    await postgres.stop();
  }
} else {
  process.stderr.write(built.output);
  process.exitCode = 1;
}
