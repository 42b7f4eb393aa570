import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { readFile } from 'node:fs/promises';
import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { config } from '../src/ui/theme/system';
import { globalCss, keyframes } from './global-css';

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
  'table-rows',
  'table-cards',
  'filters',
  'pager',
  'form',
  'form-drop',
  'form-places',
  'second-factor',
  'detail',
  'trail',
  'page',
  'logo',
  'touch',
] as const;

/** Outside every layer, so that no recipe overrides them: global rules, and rules for a medium or a preference. */
const UNLAYERED = ['base', 'short-screens', 'forced-colors', 'print'] as const;

/**
 * The order of precedence, lowest first: the reset, the kit, the screens of the shell, the remotes. Declared once, before any rule. Rules
 * outside of every layer win over all of them: those of UNLAYERED, and the sheets of remotes that were built before there were layers.
 */
const LAYERS = '@layer reset, kit, shell, remote; @layer kit.base, kit.tokens, kit.recipes;';

/** A rule of the dark theme. Paper is light whichever theme the screen has, so these are written for screens alone. */
const DARK_RULE = /(?<=[{};]|\*\/)[^{};]*\[data-theme=['"]?dark[^{};]*\{[^{}]*\}/g;

const CSS = new URL('../src/ui/css/', import.meta.url);
const read = (name: string) => readFile(new URL(`${name}.css`, CSS), 'utf8');

/** The system of the pages, with what only the style sheet has of it. */
const WRITTEN = createSystem(defaultBaseConfig, config, { preflight: true, globalCss, theme: { keyframes } });

/** Reset, tokens and globals as a browser would be given them: outside a browser emotion's cache answers with the text that it would insert. */
function systemCss() {
  const cache = createCache({ key: 'cl' });
  const text = cache.insert('', css(WRITTEN._global), cache.sheet, false);
  if (typeof text !== 'string') throw new Error('Emotion did not answer with text: theme.css is written under Node only.');
  return text;
}

/** The design tokens: the custom properties that the system declares, as style sheets write their names. */
export const tokenNames = (): string[] => [...new Set(systemCss().match(/--cl-(?:[\w-]|\\\.)+(?=\s*:)/g))];

/** Every custom property that `text` names without its being declared in `declarations`. A misspelt token is silent in a browser. */
export function unknownTokens(text: string, declarations: string) {
  const known = new Set(declarations.match(/--cl-[\w\\.-]+(?=\s*:)/g));
  return [...new Set(text.match(/--cl-(?:[\w-]|\\\.)+/g))].filter((name) => !known.has(name));
}

/**
 * The whole style sheet before it is bundled: layers in their order, reset, tokens and globals out of the system itself, then the
 * static classes, then what no layer may undo. Dark rules do not hold in print.
 * @param shell style sheets of the shell that every page needs, or a page before its script: in the shell's layer
 * @throws where a static class names a token that does not exist
 */
export async function themeCss(shell: readonly string[] = []) {
  const written = systemCss();
  const fonts = await read('fonts');
  const ofShell = (file: string) => readFile(file, 'utf8').then((css) => `@layer shell {\n${css}}`);
  const parts = await Promise.all([...PARTS.map(read), ...shell.map(ofShell), ...UNLAYERED.map(read)]);
  const unknown = unknownTokens(parts.join('\n'), written);
  if (unknown.length > 0) throw new Error(`Unknown tokens in static classes: ${unknown.join(', ')}`);
  const rules = [written, ...parts].join('\n').replace(DARK_RULE, (rule) => `@media not print {${rule}}`);
  return [LAYERS, fonts, rules].join('\n');
}
