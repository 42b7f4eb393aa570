import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { readFile } from 'node:fs/promises';
import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { config } from '../src/ui/theme/system';
import { globalCss, keyframes } from './global-css';

/** Files of static classes, in the order of output: at equal specificity, the later file wins. */
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
 * outside every layer take precedence over all layers: those in UNLAYERED, and the style sheets of remotes that were built before layers
 * existed.
 */
const LAYERS = '@layer reset, kit, shell, remote; @layer kit.base, kit.tokens, kit.recipes;';

/** Matches a rule of the dark theme. Printed pages always use the light theme, so these rules are output as `not print`. */
const DARK_RULE = /(?<=[{};]|\*\/)[^{};]*\[data-theme=['"]?dark[^{};]*\{[^{}]*\}/g;

const CSS = new URL('../src/ui/css/', import.meta.url);
const read = (name: string) => readFile(new URL(`${name}.css`, CSS), 'utf8');

/** The design system of the pages, plus the parts that only the style sheet contains: reset, globals and keyframes. */
const WRITTEN = createSystem(defaultBaseConfig, config, { preflight: true, globalCss, theme: { keyframes } });

/** The CSS of reset, tokens and globals. Outside a browser, emotion's cache returns the text that it would insert into the page. */
function systemCss() {
  const cache = createCache({ key: 'cl' });
  const text = cache.insert('', css(WRITTEN._global), cache.sheet, false);
  if (typeof text !== 'string') throw new Error('Emotion did not answer with text: theme.css is written under Node only.');
  return text;
}

/** The names of the design tokens: the custom properties that the system declares, as written in style sheets. */
export const tokenNames = (): string[] => [...new Set(systemCss().match(/--cl-(?:[\w-]|\\\.)+(?=\s*:)/g))];

/** The custom properties that `text` uses but `declarations` does not declare. Browsers do not report a misspelt token. */
export function unknownTokens(text: string, declarations: string) {
  const known = new Set(declarations.match(/--cl-[\w\\.-]+(?=\s*:)/g));
  return [...new Set(text.match(/--cl-(?:[\w-]|\\\.)+/g))].filter((name) => !known.has(name));
}

/**
 * The complete style sheet before bundling: the order of the layers, the fonts, reset, tokens and globals from the system, the static
 * classes, the shell's style sheets, and the rules outside every layer. Dark rules do not apply in print.
 * @param shell paths of the shell's style sheets that every page needs, or that a page needs before its script; output in the shell's layer
 * @throws Error if a style sheet uses an unknown token
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
