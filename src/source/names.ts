/** One name in five trees: the rules that lead from a contract's name to its files, its `$id` and its type. */

export const BASE_URL = 'https://openvibe.network/contracts/';

export interface ContractId {
  /** Where the contract lives, e.g. `sandbox-provider`. */
  readonly domain: string;
  /** Its kebab-case name within the domain, e.g. `job-create-request`. */
  readonly base: string;
  readonly major: number;
}

const KEBAB = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*';
const NAME = new RegExp(`^(${KEBAB})\\.(${KEBAB})@([1-9][0-9]*)$`);
const SCHEMA_FILE = new RegExp(`^schemas/(${KEBAB})/(${KEBAB})\\.v([1-9][0-9]*)\\.json$`);

/** The key of an entry of `$defs`: words in snake_case or in kebab-case. */
export const DEFINITION_KEY = /^[a-z][a-z0-9]*(?:(?:_[a-z0-9]+)*|(?:-[a-z0-9]+)*)$/;

export const CASE_NAME = new RegExp(`^${KEBAB}$`);

/** `live.agent-sandbox-worker-request@1` → its parts; undefined when the text is not a contract name. */
export const parseName = (name: string): ContractId | undefined => toId(NAME.exec(name));

/** `schemas/live/agent-sandbox-worker-request.v1.json` → its parts; undefined when the file is off the naming rule. */
export const parseSchemaFile = (file: string): ContractId | undefined => toId(SCHEMA_FILE.exec(file));

export const nameOf = ({ domain, base, major }: ContractId): string => `${domain}.${base}@${major}`;

/** The path that schemas, fixtures, validators and releases share: `live/agent-sandbox-worker-request.v1`. */
export const pathOf = ({ domain, base, major }: ContractId): string => `${domain}/${base}.v${major}`;

export const schemaFileOf = (id: ContractId): string => `schemas/${pathOf(id)}.json`;

export const fixtureFolderOf = (id: ContractId): string => `fixtures/${pathOf(id)}`;

export const urlOf = (id: ContractId): string => `${BASE_URL}${pathOf(id)}.json`;

/** The type's name. The first major has the plain name, so that a second one never renames a caller's import. */
export const titleOf = ({ domain, base, major }: ContractId): string =>
  `${pascalCase(domain)}${pascalCase(base)}${major === 1 ? '' : `V${major}`}`;

/** The title of `$defs/<key>` in the contract: `PlatformJobFrame` and `job_id` → `PlatformJobFrameJobId`. */
export const definitionTitleOf = (id: ContractId, key: string): string => `${titleOf(id)}${pascalCase(key)}`;

function pascalCase(words: string): string {
  return words
    .split(/[-_]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function toId(match: RegExpExecArray | null): ContractId | undefined {
  const [, domain, base, major] = match ?? [];
  return domain && base && major ? { domain, base, major: Number(major) } : undefined;
}
