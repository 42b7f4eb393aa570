/** `npm run gallery`: serves the kit without the shell and rebuilds it on each change. `PORT` and `HOST` set the address. */
import { context } from 'esbuild';
import { watch } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeThemeCss } from './write-theme-css';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const out = here('../../../.cache/gallery/');
const port = Number(process.env['PORT'] ?? 4250);

/** Style sheets of the shell's header, menu and login page: the gallery shows the kit in these surroundings. */
const SHELL = [
  'platform/frame',
  'chrome/chrome',
  'chrome/header/header',
  'chrome/breadcrumb/breadcrumb',
  'chrome/sidebar/sidebar',
  'screens/auth/frame/auth-frame',
];
const writeTheme = () =>
  writeThemeCss(
    out,
    SHELL.map((name) => here(`../../../shell/src/${name}.css`)),
  );

await writeTheme();
await copyFile(here('../src/gallery/index.html'), join(out, 'index.html'));
const building = await context({
  entryPoints: [here('../src/gallery/main.tsx')],
  outdir: out,
  bundle: true,
  splitting: true,
  format: 'esm',
  jsx: 'automatic',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
});
await building.watch();
watch(here('../src/ui/css'), () => void writeTheme());
await building.serve({ servedir: out, port, host: process.env['HOST'] ?? '127.0.0.1', fallback: join(out, 'index.html') });
console.warn(`The gallery: http://localhost:${port}`);
