import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

/** IBM's accessibility-checker-engine: it has other rules than axe, and other interpretations of the same ones. */
const ENGINE = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

interface Result {
  ruleId: string;
  /** The severity of the rule, and its result. */
  value: [level: string, outcome: string];
  message: string;
  snippet: string;
  /** The path is an XPath. */
  path: { dom: string };
}

/** A result, and whether its element has a label with a text, clipped or not. */
type Judged = Omit<Result, 'path'> & { hasLabelText: boolean };

declare global {
  interface Window {
    /** IBM's engine, after it is loaded into the page. */
    ace?: { Checker: new () => { check: (node: Document, guidelines: string[]) => Promise<{ results: Result[] }> } };
  }
}

/** Tables are rendered as cards on a phone and differently on paper: without explicit roles they would not be tables there (ADR 31). */
const isRoleOfTable = ({ ruleId, snippet }: Judged) => ruleId === 'aria_role_redundant' && /^<(table|thead|tbody|tr|th|td)\b/.test(snippet);

/** HTML allows the input type `email` for a user name; the engine's table does not. */
const isUserName = ({ ruleId, snippet }: Judged) => ruleId === 'input_autocomplete_valid' && snippet.includes('autocomplete="username"');

/** Elements under a modal dialog are hidden, and the dialog keeps the focus, but the engine checks each element alone. */
const isUnderModal = ({ ruleId }: Judged, hasModal: boolean) => hasModal && ruleId === 'aria_hidden_nontabbable';

/** A label whose text is clipped, because its column header replaces it visually, still names its field: the engine does not accept it. */
const isClippedLabel = ({ ruleId, hasLabelText }: Judged) =>
  (ruleId === 'label_content_exists' || ruleId === 'input_label_exists') && hasLabelText;

/** Every rule of every level that a page fails. ADR 31 judges results that the engine leaves to a person (POTENTIAL, MANUAL). */
export async function expectSecondEngineFindsNothing(page: Page) {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(`${ENGINE}; window.ace = ace; undefined`);
  const results = await page.evaluate(async () => {
    if (!window.ace) throw new Error('The engine was not loaded.');
    const report = await new window.ace.Checker().check(document, ['IBM_Accessibility']);
    const labelsOf = (path: string): readonly Element[] => {
      const found = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE, null).singleNodeValue;
      if (found instanceof HTMLLabelElement) return [found];
      return found instanceof HTMLInputElement ? [...(found.labels ?? [])] : [];
    };
    return report.results.map(({ ruleId, value, message, snippet, path }) => {
      const hasLabelText = labelsOf(path.dom).some(({ textContent }) => textContent.trim() !== '');
      return { ruleId, value, message, snippet, hasLabelText };
    });
  });
  expect(results.length, 'rules that were run').toBeGreaterThan(0);
  const hasModal = (await page.locator('[aria-modal="true"]').count()) > 0;
  const isExcepted = (result: Judged) =>
    isRoleOfTable(result) || isUserName(result) || isUnderModal(result, hasModal) || isClippedLabel(result);
  const failed = results.filter((result) => result.value[1] === 'FAIL' && !isExcepted(result));
  expect(failed.map(({ ruleId, message, snippet }) => `${ruleId}: ${message}\n  ${snippet}`).join('\n')).toBe('');
}
