import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { themeCss } from './theme-css';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const PUBLIC = fileURLToPath(new URL('../src/ui/public/', import.meta.url));
/** Oldest supported browsers: nesting is lowered and prefixes are added for them. */
const TARGET = ['chrome120', 'firefox121', 'safari17.2'];

export interface ThemeFiles {
  /** `theme.css`, `theme.js`, `favicon.svg` and the fonts, relative to `outDir`. */
  files: string[];
  /** The font file with the Latin characters, for a preload. */
  preload: string;
  /** Hash of the style sheet's content, for its URL. */
  hash: string;
}

/**
 * Writes the files of the design system: `theme.css` with its fonts, the blocking `theme.js` that sets the mode before the first paint, and
 * the favicon.
 * @param outDir created if it does not exist
 * @param shell paths of the shell's style sheets that are part of `theme.css`
 * @throws Error if a style sheet uses an unknown token
 */
export async function writeThemeCss(outDir: string, shell: readonly string[] = []): Promise<ThemeFiles> {
  await mkdir(outDir, { recursive: true });
  const { metafile } = await build({
    stdin: { contents: await themeCss(shell), loader: 'css', resolveDir: HERE },
    bundle: true,
    minify: true,
    metafile: true,
    target: TARGET,
    outfile: join(outDir, 'theme.css'),
    loader: { '.woff2': 'file' },
    assetNames: 'fonts/[name].[hash]',
    logLevel: 'warning',
  });
  await build({ entryPoints: [join(PUBLIC, 'theme.ts')], bundle: true, minify: true, target: TARGET, outfile: join(outDir, 'theme.js') });
  await copyFile(join(PUBLIC, 'favicon.svg'), join(outDir, 'favicon.svg'));
  const fonts = Object.keys(metafile.outputs).flatMap((path) => /fonts\/[^/]+\.woff2$/.exec(path) ?? []);
  const sheet = await readFile(join(outDir, 'theme.css'));
  return {
    files: ['theme.css', 'theme.js', 'favicon.svg', ...fonts],
    preload: fonts.find((file) => file.includes('-latin-wght')) ?? '',
    hash: createHash('sha256').update(sheet).digest('hex').slice(0, 10),
  };
}
