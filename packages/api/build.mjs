/** Bundles the server with the workspace's own packages; what npm installs stays outside. Migrations and fonts lie beside the bundle. */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

process.chdir(new URL('.', import.meta.url).pathname);
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

rmSync('dist', { recursive: true, force: true });
await build({
  absWorkingDir: process.cwd(),
  entryPoints: { main: 'src/main.ts', 'pdf-worker': 'src/pdf/pdf-worker.ts' },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  external: Object.keys(dependencies).filter((name) => !name.startsWith('@careloom/')),
});
cpSync('src/db/migrations', 'dist/migrations', { recursive: true });
cpSync('src/pdf/fonts', 'dist/fonts', { recursive: true });
