import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Application, LogLevel, type ProjectReflection } from 'typedoc';
import { ScriptError } from '../../../src/source/problem.js';
import type { Tree } from '../../../src/source/tree.js';
import type { Entry } from './entries.js';

/** The types of contracts, which the contracts' own pages show. */
const CONTRACT_TYPES = 'src/generated/types.ts';

/**
 * Reads the entries with TypeDoc.
 *
 * @throws ScriptError with all that TypeDoc warns of, and when src/generated, which the entries lean on, is not there.
 */
export async function convertEntries(
  { root }: Tree,
  entries: readonly Entry[],
): Promise<{ app: Application; project: ProjectReflection }> {
  if (!existsSync(join(root, 'src/generated')))
    throw new ScriptError('src/generated/ is missing, run `npm run generate`');
  const app = await Application.bootstrapWithPlugins({
    plugin: ['typedoc-plugin-markdown'],
    entryPoints: entries.map(({ file }) => join(root, file)),
    tsconfig: join(root, 'tsconfig.json'),
    // `tsc` does it.
    skipErrorChecking: true,
    exclude: [`**/${CONTRACT_TYPES}`],
    ...{ excludeInternal: true, excludePrivate: true, excludeExternals: true, disableSources: true, readme: 'none' },
    sort: ['source-order'],
    ...MARKDOWN,
  } as never);
  const warnings: string[] = [];
  app.logger.log = (message, level) => {
    if (level >= LogLevel.Warn && !message.includes(`${CONTRACT_TYPES}, is referenced by`)) warnings.push(message);
  };
  const project = await app.convert();
  if (!project) throw new ScriptError(`TypeDoc could not read the entries:\n${warnings.join('\n')}`);
  app.validate(project);
  if (warnings.length > 0) throw new ScriptError(`TypeDoc warns:\n${warnings.join('\n')}`);
  for (const module of project.children ?? []) module.name = pageOf(module.name, entries);
  return { app, project };
}

/** TypeDoc names a module after its path. */
function pageOf(name: string, entries: readonly Entry[]): string {
  const entry = entries.find(({ file }) => file === `src/${name}.ts` || file === `src/${name}/index.ts`);
  if (!entry) throw new ScriptError(`TypeDoc has a module ${name} that is no entry`);
  return entry.page;
}

/** How typedoc-plugin-markdown writes: a page for each entry. */
const MARKDOWN = {
  outputFileStrategy: 'modules',
  hidePageHeader: true,
  hideBreadcrumbs: true,
  useCodeBlocks: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  classPropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  propertyMembersFormat: 'table',
  tableColumnSettings: { hideOverrides: true, hideInherited: true, hideModifiers: true, hideDefaults: true },
  groupOrder: ['Functions', 'Variables', 'Classes', 'Interfaces', 'Type Aliases'],
};
