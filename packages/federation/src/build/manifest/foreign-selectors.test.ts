import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { rules, scopedStyles } from '../rspack/rules';
import { freshFolder } from '../../testing/a-release';
import { foreignSelectors } from './foreign-selectors';

describe('a style sheet of jobs', () => {
  for (const css of [
    '.jobs-a1-row{color:red}',
    '.jobs-a1-row:hover,.jobs-a1-row[data-x="}"]{color:red}',
    'table .jobs-a1-row{color:red}',
    '.jobs-a1-list>li.jobs-a1-row::before{content:"{"}',
    '@media (width<600px){.jobs-a1-row{color:red}}',
    '@keyframes jobs-a1-turn{from{opacity:0}to{opacity:1}}',
    '.jobs-a1-row{color:red;.jobs-a1-cell{color:blue}}',
    '.jobs-a1-w\\:1\\/2{width:50%}',
    '/* h1{} */.jobs-a1-row{background:url(data:image/svg+xml;a)}',
  ])
    test(`may contain ${css}`, () => assert.deepEqual(foreignSelectors(css, 'jobs'), []));

  for (const [css, found] of [
    ['h1{color:red}', ['h1']],
    [':root{--cl-ink:red}', [':root']],
    ['.finance-b2-row{color:red}', ['.finance-b2-row']],
    ['.jobs-a1-row h1{color:red}', ['.jobs-a1-row h1']],
    ['.jobs-a1-row,h2{color:red}', ['h2']],
    ['h1:not(.jobs-a1-row){color:red}', ['h1:not(.jobs-a1-row)']],
    ['*{margin:0}', ['*']],
    ['@media print{body{display:none}}', ['body']],
    ['.jobs-a1-row{color:red;h1{color:blue}}', ['h1']],
    ['@import "https://example.org/a.css";.jobs-a1-row{color:red}', ['@import "https://example.org/a.css"']],
    ['@font-face{font-family:Figtree}', ['@font-face']],
    ['@property --cl-ink{inherits:true}', ['@property --cl-ink']],
  ] as const)
    test(`may not contain ${css}`, () => assert.deepEqual(foreignSelectors(css, 'jobs'), found));
});

test('the build makes the class names of a remote unique, and selectors that match foreign elements are found', async () => {
  const folder = freshFolder();
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  write('index.js', "import styles from './page.css'; globalThis.used = styles.row;");
  write('page.css', '.row { color: red; } .row .cell { color: blue; } h1 { color: red; }');
  const output = path.join(folder, 'dist');
  const compiler = rspack({
    ...{ name: 'jobs', context: folder, entry: './index.js', mode: 'production', devtool: false },
    output: { path: output, uniqueName: 'jobs', cssFilename: '[name].css' },
    module: { rules: rules({ development: false, hotReload: false, scoped: true }), ...scopedStyles() },
  });
  await promisify(compiler.run.bind(compiler))();
  const [file = ''] = readdirSync(output).filter((name) => name.endsWith('.css'));
  const css = readFileSync(path.join(output, file), 'utf8');
  const [name = ''] = /jobs-[\w-]+-row/.exec(css) ?? [];
  assert.match(css, /^@layer remote\s*\{/);
  assert.ok(name !== '' && readFileSync(path.join(output, 'main.js'), 'utf8').includes(name));
  assert.deepEqual(foreignSelectors(css, 'jobs'), ['h1']);
});
