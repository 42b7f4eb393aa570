import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { rspack } from '@rspack/core';
import { freshFolder } from '../../testing/a-release';
import { rules, scopedStyles } from './rules';

const sheets: string[] = [];
class Sheet {
  replaceSync(text: string) {
    sheets.push(text);
  }
}

test('a style sheet of the shell is part of the script that uses it, in its layer; a CSS module has class names of its own', async () => {
  const folder = freshFolder();
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  write('index.js', "import styles from './page.module.css'; import './frame.css'; globalThis.used = styles.row;");
  write('frame.css', '.cl-head { color: red; }');
  write('page.module.css', '.row { color: red; } .row > :global(.cl-tag) { color: blue; } @media print { .row { display: none; } }');
  const output = path.join(folder, 'dist');
  const compiler = rspack({
    ...{ name: 'shell', context: folder, entry: './index.js', mode: 'production', devtool: false },
    output: { path: output, uniqueName: 'shell' },
    module: { rules: rules({ development: false, hotReload: false, scoped: false }), ...scopedStyles() },
  });
  await promisify(compiler.run.bind(compiler))();
  assert.deepEqual(
    readdirSync(output).filter((file) => file.endsWith('.css')),
    [],
  );
  const page = { used: '', document: { adoptedStyleSheets: [] }, CSSStyleSheet: Sheet };
  runInNewContext(readFileSync(path.join(output, 'main.js'), 'utf8'), page);
  const name = page.used;
  assert.match(name, /^s[0-9a-f]{6}_row$/);
  assert.deepEqual(sheets, [
    `@layer shell{.${name}{color:red}.${name}>.cl-tag{color:#00f}@media print{.${name}{display:none}}}`,
    '@layer shell{.cl-head{color:red}}',
  ]);
});
