import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** What an editor shows of a file of a TypeScript project: type errors, and the texts that it strikes through. */
export function deprecationsIn(folder: string, file: string): { errors: string[]; deprecated: string[] } {
  const path = join(folder, file);
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, folder);
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [path],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const text = ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
  });
  const errors = [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)];
  const struck = service.getSuggestionDiagnostics(path).filter(({ reportsDeprecated }) => reportsDeprecated);
  const text = readFileSync(path, 'utf8');
  return {
    errors: errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    deprecated: struck.map(({ start, length }) => text.slice(start, start + length)),
  };
}
