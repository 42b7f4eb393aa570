import ts from 'typescript';

export interface SourceFile {
  /** From the root of the project, with `/`. */
  path: string;
  /** What it imports, by specifier: code and types, also dynamically. */
  imports: string[];
  lines: number;
}

/** What a file imports, and how long it is. */
export function parseSource(path: string, text: string): SourceFile {
  const imports: string[] = [];
  const visit = (node: ts.Node) => {
    const specifier = specifierOf(node);
    if (specifier && ts.isStringLiteralLike(specifier)) imports.push(specifier.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return { path, imports, lines: text.split('\n').length - 1 };
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isDynamic ? node.arguments[0] : undefined;
}
