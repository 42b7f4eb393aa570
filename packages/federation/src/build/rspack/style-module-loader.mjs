import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from 'esbuild';

/** The oldest browsers that get what they understand: those of `theme.css`. */
const TARGET = ['chrome120', 'firefox121', 'safari17.2'];

/** The first letter of a class is none that a name may not begin with. */
const PREFIX = 's';

/**
 * Makes a script of a CSS module: it gives the classes by the names of the source, and adds its rules to the document as it is
 * loaded, so that a screen never stands before its style. The first script of the shell then needs nothing that loads style sheets,
 * and the integrity of the screen's script is that of its style.
 * @this {import('@rspack/core').LoaderContext<{ layer: string }>}
 * @param {string} source
 * @returns {Promise<string>}
 */
export default async function styleModuleLoader(source) {
  const { layer } = this.getOptions();
  const folder = path.dirname(this.resourcePath);
  const name = PREFIX + createHash('sha256').update(path.relative(this.rootContext, this.resourcePath)).digest('hex').slice(0, 6);
  const { outputFiles = [] } = await build({
    stdin: { contents: `export { default } from './${name}.module.css'`, resolveDir: folder },
    plugins: [
      {
        name: 'source',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /\.module\.css$/ }, ({ path: file }) => ({ path: file.slice(2), namespace: 'module' }));
          onLoad({ filter: /.*/, namespace: 'module' }, () => ({ contents: `@layer ${layer} {\n${source}\n}`, loader: 'local-css' }));
        },
      },
    ],
    bundle: true,
    write: false,
    outdir: folder,
    format: 'esm',
    target: TARGET,
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: 'silent',
  });
  const text = (/** @type {string} */ ending) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  return `const sheet = new CSSStyleSheet();
sheet.replaceSync(${JSON.stringify(text('.css').trim())});
document.adoptedStyleSheets.push(sheet);
${text('.js')}`;
}
