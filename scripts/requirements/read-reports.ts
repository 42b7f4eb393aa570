/** The level of a test: it used a page in a browser, it sent requests to the server, or neither. */
export type Level = 'browser' | 'http' | 'unit';

/** One test that ran, whichever runner ran it. */
export interface Ran {
  title: string;
  passed: boolean;
  level: Level;
  /** Report and file, to locate the test. */
  where: string;
}

interface JestReport {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
}

/** Jest's `--json`. */
export function fromJest(report: string, text: string): Ran[] {
  const { testResults } = JSON.parse(text) as JestReport;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      title,
      passed: status === 'passed',
      level: 'unit' as const,
      where: `${report}: ${name}`,
    })),
  );
}

interface PlaywrightSuite {
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; ok: boolean; tests: { status: string }[] }[];
}

/** Playwright's JSON. Flaky and skipped tests count as not passed, although a skipped one is `ok` there. */
export function fromPlaywright(report: string, text: string): Ran[] {
  const visit = ({ suites = [], specs = [] }: PlaywrightSuite): Ran[] => [
    ...specs.map(({ title, file, ok, tests }) => {
      const passed = ok && tests.length > 0 && tests.every(({ status }) => status === 'expected');
      return { title, passed, level: 'browser' as const, where: `${report}: ${file}` };
    }),
    ...suites.flatMap(visit),
  ];
  return visit(JSON.parse(text) as PlaywrightSuite);
}

const CASE = /<testcase\s+name="([^"]*)"([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g;
const ENTITIES: Record<string, string> = { '&quot;': '"', '&apos;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&', '&#10;': '\n' };
const plain = (xml: string) => xml.replace(/&(?:quot|apos|lt|gt|amp|#10);/g, (entity) => ENTITIES[entity] ?? entity);

/** The JUnit report of Node's own runner: a failed or skipped test has an element for it. The reports of the API are named `api-…`. */
export function fromJunit(report: string, text: string): Ran[] {
  return [...text.matchAll(CASE)].map(([, name = '', attributes = '', body = '']) => ({
    title: plain(name),
    passed: !/<(?:failure|error|skipped)\b/.test(body),
    level: report.startsWith('api-') ? 'http' : 'unit',
    where: `${report}: ${plain(/\bfile="([^"]*)"/.exec(attributes)?.[1] ?? '')}`,
  }));
}
