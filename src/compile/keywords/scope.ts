import { _Code } from 'ajv/dist/compile/codegen/code.js';
import * as helpers from '../../engine/code-helpers.js';
import { _, type Code, type CodeGen, stringify } from './ajv.js';

export type Helper = keyof typeof helpers;

/** How generated code names a function of src/. Run in memory, the code is handed the function itself. */
export const helper = (gen: CodeGen, name: Helper): Code =>
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: this is not bundled
  gen.scopeValue('func', { ref: helpers[name], code: new _Code(name) });

export const objectPrototype = (gen: CodeGen): Code =>
  gen.scopeValue('root', { ref: Object.prototype, code: _`Object.prototype` });

/** How many arrays and objects stand around the root of the function's data. In a module it is an argument; in memory it is not counted. */
export const depth = (gen: CodeGen): Code => gen.scopeValue('keyword', { ref: 0, key: 'depth', code: _`depth` });

/** A list of names that stands once at the top of the module. */
export const namesOf = (gen: CodeGen, names: readonly string[]): Code =>
  gen.scopeValue('obj', { ref: names, key: JSON.stringify(names), code: stringify(names) });
