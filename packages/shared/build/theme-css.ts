import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { readFile } from 'node:fs/promises';
import { system } from '../src/ui/theme/system';

/** Static classes in the order in which they are written: later wins over earlier at equal weight. */
const PARTS = [
  'text',
  'layout',
  'tones',
  'tag',
  'person',
  'control',
  'choice',
  'note',
  'facts',
  'tabs',
  'stats',
  'feedback',
  'toast',
  'table',
  'table-cards',
  'filters',
  'pager',
  'form',
  'detail',
  'page',
  'side',
  'shell',
  'chrome',
  'notices',
  'public',
  'home',
  'worker-home',
  'inbox',
  'login',
] as const;

const CSS = new URL('../src/ui/css/', import.meta.url);
const read = (name: string) => readFile(new URL(`${name}.css`, CSS), 'utf8');

/** Reset, tokens and globals as a browser would be given them: outside a browser emotion's cache answers with the text that it would insert. */
function systemCss() {
  const cache = createCache({ key: 'cl' });
  const text = cache.insert('', css(system._global), cache.sheet, false);
  if (typeof text !== 'string') throw new Error('Emotion did not answer with text: theme.css is written under Node only.');
  return text;
}

/** Every custom property that `text` names without its being declared in `declarations`. A misspelt token is silent in a browser. */
export function unknownTokens(text: string, declarations: string) {
  const known = new Set(declarations.match(/--cl-[\w\\.-]+(?=\s*:)/g));
  return [...new Set(text.match(/--cl-(?:[\w-]|\\\.)+/g))].filter((name) => !known.has(name));
}

/**
 * The whole style sheet before it is bundled: layers in their order, reset, tokens and globals out of the system itself, then the
 * static classes, then what no layer may undo.
 * @throws where a static class names a token that does not exist
 */
export async function themeCss() {
  const written = systemCss();
  const [fonts, base, ...parts] = await Promise.all([read('fonts'), read('base'), ...PARTS.map(read)]);
  const unknown = unknownTokens(parts.join('\n') + base, written);
  if (unknown.length > 0) throw new Error(`Unknown tokens in src/ui/css: ${unknown.join(', ')}`);
  return [system.layers.atRule, fonts, written, ...parts, base].join('\n');
}
