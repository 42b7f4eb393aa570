import { readdirSync } from 'node:fs';
import { PARTS } from './scripts/boundaries/parts.mjs';

/** The boundaries of `docs/architecture.md` in the editor. `npm run boundaries` checks the same and more, over the whole project. */

const shared = (entry) => `Import @careloom/shared/${entry} instead, so that the library's major is not every remote's.`;

const KIT = [
  { name: '@chakra-ui/react', message: shared('ui, /ui-overlay, /form or /list') },
  { name: '@emotion/react', message: shared('ui') },
  { name: 'axios', message: shared('http') },
  { name: 'i18next', message: shared('i18n') },
  { name: 'pusher-js', message: shared('realtime') },
];
const ROUTER = [
  { name: 'react-router-dom', message: shared('navigation') },
  { name: 'react-router', message: shared('navigation') },
];

const REMOTES = readdirSync(new URL('remotes', import.meta.url)).flatMap((name) => [`@careloom/${name}`, `@careloom/${name}/*`]);
const not = (message, ...names) => ({ group: names.flatMap((name) => [`@careloom/${name}`, `@careloom/${name}/*`]), message });
const noRemote = (message) => ({ group: REMOTES, message });
const NO_SERVER = not('The browser and the server share contract and pay alone.', 'api', 'federation');

const imports = (files, patterns, paths = []) => ({
  files,
  ignores: ['**/*.test.{ts,tsx}'],
  rules: { 'no-restricted-imports': ['error', { paths, patterns }] },
});

/** A rule for each part of a package: `rest`, and none of the parts that it may not import. Parts are reached by relative paths. */
const partsOf = (folder, rest, paths = []) =>
  Object.entries(PARTS[folder]).map(([part, allowed]) => {
    const refused = Object.keys(PARTS[folder]).filter((other) => other !== part && !allowed.includes(other));
    const names = refused.map((other) => other.replace('src/', '')).join('|');
    const message = `${part} knows nothing of ${refused.join(', ')}. Pass what is needed in, or register it.`;
    const parts = refused.length > 0 ? [{ regex: `^(\\.\\./)+(src/)?(${names})/`, message }] : [];
    return imports([`${folder}/${part}/**`], [...rest, ...parts], paths);
  });

/** Parts that Ark finds by ids of its own: a set id breaks the focus trap and Escape, and says nothing. */
const OVERLAYS = '/^(Dialog|Drawer|Menu|Popover|Tooltip|HoverCard|Select|Combobox|DatePicker|Tabs|Accordion|Collapsible)$/';
const NO_ID = [
  {
    selector: `JSXOpeningElement[name.type='JSXMemberExpression'][name.object.name=${OVERLAYS}] > JSXAttribute[name.name='id']`,
    message: 'An id on a part of an overlay breaks its focus trap and Escape. Put it on an element inside.',
  },
  {
    selector: `JSXOpeningElement[name.object.property.name=${OVERLAYS}] > JSXAttribute[name.name='id']`,
    message: 'An id on a part of an overlay breaks its focus trap and Escape. Put it on an element inside.',
  },
];

const IN_WORDS = '/[A-Za-z]{2}/';
const LITERALS = [`Literal[value=${IN_WORDS}]`, `TemplateLiteral:has(> TemplateElement[value.raw=${IN_WORDS}])`];

/** Attributes that are read by a person. What names a field, a variant or a place (`name`, `size`) is none. */
const READ_OUT =
  '/^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|legend|heading|help|note|verb|lead|message|caption|children)$/';

/** Properties by the same names hold keys (`jobs.delete`) as often as words: a key begins with a small letter and has no space. */
const READ_OUT_KEYS = '/^(label|title|head|heading|text|message|placeholder|caption|hint|help|note|verb|lead|description)$/';
const SENTENCE = '/^[A-Z][a-z]|[a-z] [a-z]/';

/** Where a literal stands as what is shown: by itself, chosen by a condition, or as its fallback. */
const SHOWN = ['', '> ConditionalExpression ', '> ConditionalExpression > ConditionalExpression ', '> LogicalExpression '];

const words = "A text that is shown stands in its owner's `texts.ts`: t('jobs.title').";
const NO_WORDS = [
  { selector: `JSXText[value=${IN_WORDS}]`, message: words },
  { selector: `JSXAttribute[name.name=${READ_OUT}] > Literal[value=${IN_WORDS}]`, message: words },
  ...[':matches(JSXElement, JSXFragment)', `JSXAttribute[name.name=${READ_OUT}]`].flatMap((place) =>
    SHOWN.map((deep) => ({ selector: `${place} > JSXExpressionContainer ${deep}> :matches(${LITERALS.join(', ')})`, message: words })),
  ),
  {
    selector: `Property[key.name=${READ_OUT_KEYS}] > :matches(Literal[value=${SENTENCE}], TemplateLiteral:has(> TemplateElement[value.raw=${SENTENCE}]))`,
    message: words,
  },
];

const TRANSACTION = 'CallExpression[callee.name="inTransaction"] > :function';
const outside = 'Inside a transaction use tx: PGlite has one connection, and a query beside its own transaction waits for good.';
const NO_DB_INSIDE = [
  { selector: `${TRANSACTION} MemberExpression[property.name="db"]`, message: outside },
  { selector: `${TRANSACTION} Identifier[name="db"]`, message: outside },
  { selector: `${TRANSACTION} CallExpression[callee.name="inTransaction"]`, message: 'A transaction inside a transaction. Pass tx on.' },
  { selector: `${TRANSACTION} CallExpression[callee.name="fetch"]`, message: 'No network inside a transaction. Enqueue a job with tx.' },
];

const NO_SKIPPED = [
  {
    selector: 'CallExpression[callee.object.name=/^(test|it|describe)$/][callee.property.name=/^(only|skip|todo|fixme|failing)$/]',
    message: 'Every test runs, or is not there.',
  },
  {
    selector: 'CallExpression[callee.property.name="waitForTimeout"]',
    message: 'Wait for what should be seen, with an assertion that retries.',
  },
];

const syntax = (files, ...selectors) => ({ files, rules: { 'no-restricted-syntax': ['error', ...selectors] } });

const OF_SHELL = [noRemote('The shell names no remote: it learns them from the registry.'), NO_SERVER];

export const boundaries = [
  imports(['packages/contract/src/**'], [{ regex: '^(?!\\.|zod(/|$))', message: 'The contract imports zod alone.' }]),
  imports(['packages/pay/src/**'], [{ regex: '^(?!\\.|@date-fns/tz(/|$))', message: 'The pay engine imports a time-zone library alone.' }]),
  imports(
    ['packages/shared/src/**'],
    [noRemote('shared knows no remote.'), not('shared imports the contract alone of the workspace.', 'shell', 'api', 'federation', 'pay')],
  ),
  imports(['shell/src/**'], OF_SHELL, KIT),
  ...partsOf('shell', OF_SHELL, KIT),
  imports(
    ['remotes/*/src/**'],
    [
      noRemote('A remote never imports another: link, raise an event, or fill a slot.'),
      not('A remote runs in any shell.', 'shell'),
      NO_SERVER,
    ],
    [...KIT, ...ROUTER],
  ),
  ...partsOf('packages/federation', [
    noRemote('The build finds remotes by their folders.'),
    not('federation imports the contract alone of the workspace.', 'shared', 'shell', 'api', 'pay'),
  ]),
  ...partsOf('packages/api', [
    noRemote('The server knows no remote.'),
    not('The browser and the server share contract and pay alone.', 'shared', 'shell'),
  ]),
  syntax(['shell/src/**/*.{ts,tsx}', 'remotes/*/src/**/*.{ts,tsx}', 'packages/shared/src/**/*.{ts,tsx}'], ...NO_ID, ...NO_WORDS),
  // What only makers see: the gallery, a remote that stands alone, records for tests.
  syntax(['packages/shared/src/{gallery,standalone}/**/*.{ts,tsx}', '{shell,remotes/*}/src/testing/**'], ...NO_ID),
  syntax(['packages/api/**/*.ts'], ...NO_DB_INSIDE),
  syntax(['**/*.test.ts', '**/*.test.tsx', 'e2e/**/*.ts'], ...NO_SKIPPED),
];
