import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const bundled = (file: string) => {
  const entry = fileURLToPath(new URL(`in-page/${file}`, import.meta.url));
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
};

/** Scripts that run in the page. */
export const FINDER = bundled('finder.ts');
export const LISTENER = bundled('listener.ts');
