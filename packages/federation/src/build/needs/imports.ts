import ts from 'typescript';

/** A runtime import from `shared` or `contract`. */
export interface Used {
  /** Path under `@careloom`: `shared/ui`, `contract/resources/jobs`. */
  module: string;
  /** Null for the whole module. */
  name: string | null;
  /** The members that are accessed by name: `close` in `jobs.close`. Null if the value is used as a whole. */
  members: string[] | null;
}

const OURS = /^@careloom\/((?:shared|contract)\/.+)$/;
const moduleOf = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? (OURS.exec(node.text)?.[1] ?? null) : null);

/** The members of a name that a file accesses; null if it uses the value as a whole. */
function membersOf(file: ts.SourceFile, name: string): string[] | null {
  const members: string[] = [];
  let whole = false;
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name) {
      members.push(node.name.text);
      return;
    }
    const isName = ts.isPropertyAssignment(node) ? node.name : undefined;
    if (ts.isIdentifier(node) && node.text === name) whole = true;
    ts.forEachChild(node, (child) => {
      if (child !== isName && !(ts.isPropertyAccessExpression(node) && child === node.name)) visit(child);
    });
  };
  visit(file);
  return whole ? null : [...new Set(members)];
}

function imported(file: ts.SourceFile, node: ts.ImportDeclaration): Used[] {
  const module = moduleOf(node.moduleSpecifier);
  if (module === null || !node.importClause || node.importClause.isTypeOnly) return [];
  const names = node.importClause.namedBindings;
  if (!names || !ts.isNamedImports(names)) return [{ module, name: null, members: null }];
  return names.elements
    .filter((element) => !element.isTypeOnly)
    .map((element) => ({ module, name: (element.propertyName ?? element.name).text, members: membersOf(file, element.name.text) }));
}

/** Handles dynamic imports: `import('@careloom/shared/form').then((module) => module.DateInput)`. */
function importedLater(node: ts.CallExpression): Used[] {
  const module = node.expression.kind === ts.SyntaxKind.ImportKeyword ? moduleOf(node.arguments[0]) : null;
  if (module === null) return [];
  const next =
    ts.isPropertyAccessExpression(node.parent) && ts.isCallExpression(node.parent.parent) ? node.parent.parent.arguments[0] : undefined;
  const names: string[] = [];
  const visit = (inner: ts.Node) => {
    if (ts.isPropertyAccessExpression(inner)) names.push(inner.name.text);
    if (ts.isBindingElement(inner)) names.push((inner.propertyName ?? inner.name).getText());
    ts.forEachChild(inner, visit);
  };
  if (next) visit(next);
  return names.length > 0 ? names.map((name) => ({ module, name, members: null })) : [{ module, name: null, members: null }];
}

/** All runtime imports of a file from `shared` and `contract`. Type imports are left out. */
export function usedIn(path: string, text: string): Used[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const used: Used[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) used.push(...imported(file, node));
    if (ts.isCallExpression(node)) used.push(...importedLater(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return used;
}
