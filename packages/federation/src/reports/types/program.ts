import ts from 'typescript';
import { ROOT } from '../../base/workspace';

/** Replaced or additional file contents, by full path. */
export type Overlay = ReadonlyMap<string, string>;

const sources = new Map<string, ts.SourceFile>();

/** The compiler options of the browser sources, without output or diagnostics. */
function settings(): ts.CompilerOptions {
  const config = { extends: './tsconfig.browser.json', files: [], compilerOptions: { incremental: false, types: [] } };
  const { tsBuildInfoFile: _none, ...options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options;
  return options;
}

/**
 * A program for type queries. Libraries are parsed once per process.
 * @param files root files
 */
export function programOf(files: readonly string[], overlay: Overlay = new Map()): ts.Program {
  const options = settings();
  const host = ts.createCompilerHost(options);
  const [read, exists, parse] = [host.readFile.bind(host), host.fileExists.bind(host), host.getSourceFile.bind(host)];
  host.readFile = (file) => overlay.get(file) ?? read(file);
  host.fileExists = (file) => overlay.has(file) || exists(file);
  host.getSourceFile = (file, version, ...rest) => {
    const changed = overlay.get(file);
    if (changed !== undefined) return ts.createSourceFile(file, changed, version);
    const known = sources.get(file) ?? parse(file, version, ...rest);
    if (known) sources.set(file, known);
    return known;
  };
  return ts.createProgram(files, options, host);
}
