import ts from 'typescript';

export interface Import {
  specifier: string;
  /** Erased when built: counts for who may know whom, not for circles. */
  typeOnly: boolean;
}

export interface SourceFile {
  /** From the root of the project, with `/`. */
  path: string;
  imports: Import[];
  lines: number;
}

/** What a file imports, also dynamically, and how long it is. */
export function parseSource(path: string, text: string): SourceFile {
  const imports: Import[] = [];
  const visit = (node: ts.Node) => {
    const found = importOf(node);
    if (found) imports.push(found);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return { path, imports, lines: text.split('\n').length - 1 };
}

function importOf(node: ts.Node): Import | null {
  if (ts.isImportDeclaration(node)) return specifierOf(node.moduleSpecifier, isErased(node.importClause));
  if (ts.isExportDeclaration(node)) return specifierOf(node.moduleSpecifier, node.isTypeOnly);
  if (ts.isImportTypeNode(node)) return specifierOf(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, true);
  const dynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return dynamic ? specifierOf(node.arguments[0], false) : null;
}

const specifierOf = (node: ts.Node | undefined, typeOnly: boolean): Import | null =>
  node && ts.isStringLiteralLike(node) ? { specifier: node.text, typeOnly } : null;

/** `import type …`, or every name marked as a type. */
function isErased(clause: ts.ImportClause | undefined) {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const names = clause.namedBindings;
  return !clause.name && names !== undefined && ts.isNamedImports(names) && names.elements.every((element) => element.isTypeOnly);
}
