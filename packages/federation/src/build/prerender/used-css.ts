import { PurgeCSS } from 'purgecss';

/** The markup that the inline theme script can produce. */
const THEMES = '<html class="dark light" data-theme="dark"></html><html data-theme="light"></html>';

/** The words that a selector can consist of, including attribute names and values. */
const words = (content: string) => content.match(/[\w-]+/g) ?? [];

/**
 * The part of a style sheet that a page uses, without custom properties that are no longer referenced: a form needs few of the design
 * system's hundreds.
 */
export async function usedCss(css: string, html: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: THEMES + html, extension: 'html' }],
    css: [{ raw: css }],
    keyframes: true,
    safelist: ['html', 'body', ':root', '*'],
    defaultExtractor: words,
  });
  return dropUnusedProperties(result?.css ?? css, html);
}

/** Names may contain an escaped dot. */
const NAME = /var\(\s*(--(?:[\w-]|\\.)+)/g;
const DECLARATION = /(--(?:[\w-]|\\.)+)\s*:\s*[^;{}]*(;|(?=\}))/g;

/**
 * Removes custom properties that nothing references, then those that only they referenced. SVG attributes in the page count as references
 * (`fill="var(--cl-colors-gum-600)"`).
 */
export function dropUnusedProperties(css: string, html: string): string {
  const used = new Set([...`${css} ${html}`.matchAll(NAME)].map(([, name]) => name));
  const next = css.replace(DECLARATION, (declaration, name: string) => (used.has(name) ? declaration : ''));
  return next === css ? css : dropUnusedProperties(next, html);
}
