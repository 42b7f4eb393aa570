import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

/** IBM's accessibility-checker-engine: other rules, and other readings of the same ones, than axe has. */
const ENGINE = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

interface Result {
  ruleId: string;
  /** How grave the rule is, and how it ended. */
  value: [level: string, outcome: string];
  message: string;
  snippet: string;
}

declare global {
  interface Window {
    /** IBM's engine, once it has been loaded into the page. */
    ace?: { Checker: new () => { check: (node: Document, guidelines: string[]) => Promise<{ results: Result[] }> } };
  }
}

/** Tables are drawn as cards on a phone and in other ways on paper: without their roles in words they would be no tables there (ADR 32). */
const isRoleOfTable = ({ ruleId, snippet }: Result) => ruleId === 'aria_role_redundant' && /^<(table|thead|tbody|tr|th|td)\b/.test(snippet);

/** HTML lists `email` among the types that a user name may have; the engine's table does not. */
const isUserName = ({ ruleId, snippet }: Result) => ruleId === 'input_autocomplete_valid' && snippet.includes('autocomplete="username"');

/** What lies under a modal dialog is hidden, and the dialog keeps the focus: the engine looks at each element alone. */
const isUnderModal = ({ ruleId }: Result, hasModal: boolean) => hasModal && ruleId === 'aria_hidden_nontabbable';

/** Every rule of every level that a page fails. What the engine leaves to a person's judgement (POTENTIAL, MANUAL) is judged in ADR 32. */
export async function expectSecondEngineFindsNothing(page: Page) {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(`${ENGINE}; window.ace = ace; undefined`);
  const results = await page.evaluate(async () => {
    if (!window.ace) throw new Error('The engine was not loaded.');
    const report = await new window.ace.Checker().check(document, ['IBM_Accessibility']);
    return report.results.map(({ ruleId, value, message, snippet }) => ({ ruleId, value, message, snippet }));
  });
  expect(results.length, 'rules that were run').toBeGreaterThan(0);
  const hasModal = (await page.locator('[aria-modal="true"]').count()) > 0;
  const failed = results.filter(
    (result) => result.value[1] === 'FAIL' && !isRoleOfTable(result) && !isUserName(result) && !isUnderModal(result, hasModal),
  );
  expect(failed.map(({ ruleId, message, snippet }) => `${ruleId}: ${message}\n  ${snippet}`).join('\n')).toBe('');
}
