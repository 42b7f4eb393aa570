import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import { integrityOf } from '../../base/integrity';
import { usedCss } from './used-css';

export interface PrerenderedPage {
  html: string;
  css: string;
}

const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** Finds the tag that names a file. @throws Error if the template has changed */
function tagOf(page: string, pattern: RegExp): string {
  const [tag] = pattern.exec(page) ?? [];
  if (tag === undefined) throw new Error(`index.html has nothing like ${pattern.source}.`);
  return tag;
}

/**
 * Writes a prerendered page next to `index.html`: the form as HTML, a style sheet with the rules it uses, and a small script that loads the
 * application at the first interaction.
 * @param output of the shell's build, with `index.html` finished
 * @param name of the route: `login` gives `login.html` and `login.<hash>.css`
 * @param starter file of the small script
 */
export async function writePage(
  output: string,
  name: string,
  title: string,
  starter: string,
  { html, css }: PrerenderedPage,
): Promise<void> {
  const index = await readFile(path.join(output, 'index.html'), 'utf8');
  const theme = await readFile(path.join(output, 'theme.css'), 'utf8');
  const { code: style } = await transform(await usedCss(theme + css, html), { loader: 'css', minify: true });
  const styleFile = `${name}.${integrityOf(style).replace(/\W/g, '').slice(-8)}.css`;
  await writeFile(path.join(output, styleFile), style);

  const main = tagOf(index, /<script[^>]*src="%SHELL%\/main[^>]*><\/script>/);
  const sheet = tagOf(index, /<link[^>]*href="%SHELL%\/theme\.css"[^>]*>/);
  const data = {
    main: attribute(main, 'src'),
    integrity: attribute(main, 'integrity'),
    style: attribute(sheet, 'href'),
    'style-integrity': attribute(sheet, 'integrity'),
  };
  const dataset = Object.entries(data).map(([key, value]) => ` data-${key}="${value}"`);
  const integrity = integrityOf(await readFile(path.join(output, starter)));
  const start = `<script defer src="%SHELL%/${starter}" integrity="${integrity}" crossorigin="anonymous"${dataset.join('')}></script>`;
  const page = index
    .replace(main, () => start)
    .replace(sheet, () => `<link rel="stylesheet" href="%SHELL%/${styleFile}" integrity="${integrityOf(style)}" crossorigin="anonymous">`)
    .replace(/<link rel="preload" as="font"[^>]*>/, '')
    .replace('<!--registry-->', '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
  await writeFile(path.join(output, `${name}.html`), page);
}
