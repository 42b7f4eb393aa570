import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countLazyCompiles, type TraceEvent } from './lazy-compiles';

const ORIGIN = 'http://localhost:4000';
const ran = (url: string, pid: number): TraceEvent => ({ name: 'EvaluateScript', pid, tid: pid, args: { data: { url } } });
const compiled = (pid: number, tid = pid): TraceEvent => ({ name: 'V8.CompileCode', pid, tid });

test("only functions of the page's own main thread count", () => {
  const events = [
    compiled(7), // another page of the browser
    ran('chrome://new-tab/main.js', 7),
    compiled(9), // in the document, before the first file ran
    ran(`${ORIGIN}/assets/shell/1.0.0/main.js`, 9),
    compiled(9),
    compiled(9, 12), // a worker thread of the same process
    { name: 'V8.CompileIgnition', pid: 9, tid: 9 },
  ];
  assert.equal(countLazyCompiles(events, ORIGIN), 2);
});

test('a trace without the page is refused, and so is an address that only starts with the same text', () => {
  const events = [ran(`${ORIGIN}1/main.js`, 9), compiled(9)];
  assert.throws(() => countLazyCompiles(events, ORIGIN), /no script of http:\/\/localhost:4000/);
});
