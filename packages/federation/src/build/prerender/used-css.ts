import { PurgeCSS } from 'purgecss';

/** What the small script of the theme puts onto the page. */
const THEMES = '<html class="dark light" data-theme="dark"></html><html data-theme="light"></html>';

/** What a selector is made of; attribute names and values count as well. */
const words = (content: string) => content.match(/[\w-]+/g) ?? [];

/**
 * The part of a style sheet that a page uses, without the custom properties that nothing left refers to: a form needs few of
 * the system's hundreds.
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

/** Names may hold an escaped dot. */
const NAME = /var\(\s*(--(?:[\w-]|\\.)+)/g;
const DECLARATION = /(--(?:[\w-]|\\.)+)\s*:\s*[^;{}]*(;|(?=\}))/g;

/**
 * Drops declarations of custom properties that nothing refers to, and then those that only they referred to. A drawing in the
 * page refers to them as well (`fill="var(--cl-colors-gum-600)"`).
 */
export function dropUnusedProperties(css: string, html: string): string {
  const used = new Set([...`${css} ${html}`.matchAll(NAME)].map(([, name]) => name));
  const next = css.replace(DECLARATION, (declaration, name: string) => (used.has(name) ? declaration : ''));
  return next === css ? css : dropUnusedProperties(next, html);
}
