import ts from 'typescript';

/**
 * Which modules each page of an app is loaded from: reads `remoteApp('jobs', { 'job-details': Page })` and follows `Page` to
 * the `import()` in its definition. What it does not recognise it leaves out; then that page is not preloaded, no more.
 * @returns requests as written (`./features/list-jobs/jobs-page`) by route name
 */
export function pageImports(source: string): Map<string, string[]> {
  const file = ts.createSourceFile('app.tsx', source, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  const definitions = new Map<string, ts.Expression>();
  const found: Found = new Map();

  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) definitions.set(node.name.text, node.initializer);
    if (isCallOf(node, 'remoteApp')) collect(node.arguments[1], found, definitions);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const isCallOf = (node: ts.Node, name: string): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name;

type Found = Map<string, string[]>;
type Definitions = ReadonlyMap<string, ts.Expression>;

/** @param around what the pages have about them: the layout of tabs */
function collect(pages: ts.Expression | undefined, into: Found, definitions: Definitions, around: readonly string[] = []) {
  if (!pages || !ts.isObjectLiteralExpression(pages)) return;
  for (const property of pages.properties) {
    if (!property.name || !(ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))) continue;
    const value = ts.isPropertyAssignment(property) ? property.initializer : property.name;
    const [layout, children] = isCallOf(value, 'nested') ? value.arguments : [value];
    const own = [...around, ...(layout ? importsIn(layout, definitions) : [])];
    into.set(property.name.text, [...new Set(own)]);
    collect(children, into, definitions, own);
  }
}

function importsIn(node: ts.Node, definitions: Definitions, seen = new Set<string>()): string[] {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [request] = node.arguments;
    return request && ts.isStringLiteral(request) ? [request.text] : [];
  }
  const children: string[] = [];
  ts.forEachChild(node, (child) => void children.push(...importsIn(child, definitions, seen)));
  if (ts.isIdentifier(node) && !seen.has(node.text)) {
    seen.add(node.text);
    const definition = definitions.get(node.text);
    if (definition) children.push(...importsIn(definition, definitions, seen));
  }
  return children;
}
