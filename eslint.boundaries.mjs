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
const partsOf = (folder, rest) =>
  Object.entries(PARTS[folder]).map(([part, allowed]) => {
    const refused = Object.keys(PARTS[folder]).filter((other) => other !== part && !allowed.includes(other));
    const names = refused.map((other) => other.replace('src/', '')).join('|');
    const message = `${part} knows nothing of ${refused.join(', ')}. Pass what is needed in, or register it.`;
    return imports([`${folder}/${part}/**`], [...rest, { regex: `^(\\.\\./)+(src/)?(${names})/`, message }]);
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

export const boundaries = [
  imports(['packages/contract/src/**'], [{ regex: '^(?!\\.|zod(/|$))', message: 'The contract imports zod alone.' }]),
  imports(['packages/pay/src/**'], [{ regex: '^(?!\\.|@date-fns/tz(/|$))', message: 'The pay engine imports a time-zone library alone.' }]),
  imports(
    ['packages/shared/src/**'],
    [noRemote('shared knows no remote.'), not('shared imports the contract alone of the workspace.', 'shell', 'api', 'federation', 'pay')],
  ),
  imports(['shell/src/**'], [noRemote('The shell names no remote: it learns them from the registry.'), NO_SERVER], KIT),
  imports(
    ['remotes/*/src/**'],
    [
      noRemote('A remote never imports another: link, raise an event, or fill a slot.'),
      not('A remote runs in any shell.', 'shell'),
      NO_SERVER,
    ],
    [...KIT, ...ROUTER],
  ),
  ...partsOf('packages/api', [
    noRemote('The server knows no remote.'),
    not('The browser and the server share contract and pay alone.', 'shared', 'shell'),
  ]),
  syntax(['shell/src/**/*.tsx', 'remotes/*/src/**/*.tsx', 'packages/shared/src/**/*.tsx'], ...NO_ID),
  syntax(['packages/api/**/*.ts'], ...NO_DB_INSIDE),
  syntax(['**/*.test.ts', '**/*.test.tsx', 'e2e/**/*.ts'], ...NO_SKIPPED),
];
