import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from 'esbuild';

/** The oldest supported browsers, as for `theme.css`. */
const TARGET = ['chrome120', 'firefox121', 'safari17.2'];

/** Makes class names start with a letter. */
const PREFIX = 's';

/**
 * Turns a style sheet into a script that adds its rules to the document when it loads, so that a screen is never shown unstyled. A CSS
 * module exports its class names; any other sheet keeps the names that it writes, for classes that more than one package refers to. The shell's first script then needs no style sheet loader, and the integrity of a screen's script covers its styles.
 * @this {import('@rspack/core').LoaderContext<{ layer: string }>}
 * @param {string} source
 * @returns {Promise<string>}
 */
export default async function styleModuleLoader(source) {
  const { layer } = this.getOptions();
  const folder = path.dirname(this.resourcePath);
  const name = PREFIX + createHash('sha256').update(path.relative(this.rootContext, this.resourcePath)).digest('hex').slice(0, 6);
  const isModule = this.resourcePath.endsWith('.module.css');
  const { outputFiles = [] } = await build({
    stdin: { contents: `${isModule ? 'export { default } from' : 'import'} './${name}.module.css'`, resolveDir: folder },
    plugins: [
      {
        name: 'source',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /\.module\.css$/ }, ({ path: file }) => ({ path: file.slice(2), namespace: 'module' }));
          onLoad({ filter: /.*/, namespace: 'module' }, () => ({
            contents: `@layer ${layer} {\n${source}\n}`,
            loader: isModule ? 'local-css' : 'css',
          }));
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
