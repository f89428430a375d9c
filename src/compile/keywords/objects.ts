import {
  _,
  type AddedKeywordDefinition,
  type Ajv,
  type Code,
  type CodeKeywordDefinition,
  KeywordCxt,
  type Name,
} from './ajv.js';
import { has, lacks } from './own-property.js';
import { depth, helper, namesOf } from './scope.js';

/**
 * The keywords of objects in our own words. ajv would ask by a call for each property, twice, whether it is the object's own; here
 * a look at Object.prototype tells, which engines leave out. Unknown properties are looked for only when an object has more keys
 * than the known ones that were found.
 */
export function addObjectKeywords(ajv: Ajv): void {
  for (const definition of [required, properties, additionalProperties]) {
    ajv.removeKeyword(definition.keyword as string);
    ajv.addKeyword(definition);
  }
  ajv.addKeyword(jsonObject);
}

const namesIn = (schema: unknown): string[] => Object.keys(schema ?? {});

const required: CodeKeywordDefinition = {
  keyword: 'required',
  type: 'object',
  schemaType: 'array',
  error: { message: '', params: ({ params }) => _`${params.property}` },
  code(cxt) {
    // The others are seen to where their values are validated.
    const known = new Set(namesIn(cxt.parentSchema.properties));
    for (const name of cxt.schema as string[]) {
      if (!known.has(name)) cxt.gen.if(lacks(cxt, name), () => fail(cxt, { property: _`${name}` }));
    }
  },
};

const properties: CodeKeywordDefinition = {
  keyword: 'properties',
  type: 'object',
  schemaType: 'object',
  code(cxt) {
    const { gen, schema, parentSchema, it } = cxt;
    const counter = gen.let('count', 0);
    counters.set(it, counter);
    const mustHave = new Set((parentSchema.required as string[] | undefined) ?? []);
    if (parentSchema.jsonObject) markNotPlain(cxt);
    for (const name of namesIn(schema)) {
      const validate = (): void => {
        gen.code(_`${counter}++`);
        cxt.subschema({ keyword: 'properties', schemaProp: name, dataProp: name }, gen.name('valid'));
      };
      const miss = (): void => fail(as(cxt, 'required'), { property: _`${name}` });
      if (mustHave.has(name)) gen.if(has(cxt, name), validate, miss);
      else gen.if(has(cxt, name), validate);
    }
  },
};

const additionalProperties: CodeKeywordDefinition = {
  keyword: 'additionalProperties',
  type: 'object',
  schemaType: ['object', 'boolean'],
  error: { message: '', params: ({ params }) => _`[${params.property}, ${params.known}]` },
  code(cxt) {
    if (cxt.schema === false) refuseUnknown(cxt);
    else if (cxt.schema !== true) applyToUnknown(cxt);
  },
};

function refuseUnknown(cxt: KeywordCxt): void {
  const { gen, parentSchema, data, it } = cxt;
  const known = namesOf(gen, namesIn(parentSchema.properties));
  const found = counters.get(it) ?? 0;
  const unknown = gen.const('unknown', _`${helper(gen, 'unknownKeys')}(${data}, ${known}, ${found})`);
  gen.if(_`${unknown} !== undefined`, () => {
    // Where no key is unknown, one that is known is undefined.
    if (parentSchema.jsonObject) markIf(cxt, _`${unknown}.length === 0`);
    gen.forOf('key', unknown, (key) => fail(cxt, { property: key, known }));
  });
}

function applyToUnknown(cxt: KeywordCxt): void {
  const { gen, parentSchema, data } = cxt;
  const validate = (key: Name): void => {
    if (parentSchema.jsonObject) markIf(cxt, _`!${helper(gen, 'isWellFormed')}(${key})`);
    cxt.subschema({ keyword: 'additionalProperties', dataProp: key }, gen.name('valid'));
  };
  const names = namesIn(parentSchema.properties);
  const isKnown = (key: Name): Code => _`${namesOf(gen, names)}.includes(${key})`;
  const counter = counters.get(cxt.it);
  const countBack = (key: Name): void => {
    if (!parentSchema.jsonObject) return;
    markIf(cxt, _`${data}[${key}] === undefined`);
    gen.code(_`${counter}--`);
  };
  whereMore(cxt, () => {
    gen.forIn('key', data, (key) => {
      if (names.length === 0) validate(key);
      else
        gen.if(
          isKnown(key),
          () => countBack(key),
          () => validate(key),
        );
    });
    // One that was found is no key: it is not enumerable, and JSON leaves it out.
    if (parentSchema.jsonObject && names.length > 0) markIf(cxt, _`${counter} > 0`);
  });
}

/** Doubts an object that is not plain, and what JSON cannot hold in the properties that nothing else describes. */
const jsonObject: CodeKeywordDefinition = {
  keyword: 'jsonObject',
  type: 'object',
  schemaType: 'boolean',
  code(cxt) {
    const { gen, parentSchema, data, it } = cxt;
    const { properties: described, additionalProperties: additional = true } = parentSchema;
    if (described === undefined) markNotPlain(cxt);
    const known = namesOf(gen, namesIn(described));
    if (additional === true) {
      const around = _`${depth(gen)} + ${it.dataLevel + 1}`;
      const isJson = _`${helper(gen, 'isOpenJson')}(${data}, ${known}, ${around}, ${counters.get(it) ?? 0})`;
      whereMore(cxt, () => markIf(cxt, _`!${isJson}`));
    }
  },
};

/** The variables that count the known properties which an object has, by the place in the schema. */
const counters = new WeakMap<object, Name>();

/** Where an object has other enumerable keys than the known ones, or known ones that are undefined. */
function whereMore({ gen, data, it }: KeywordCxt, body: () => void): void {
  const counter = counters.get(it);
  if (counter) gen.if(_`${counter} !== ${helper(gen, 'countKeys')}(${data})`, body);
  else body();
}

/** Once a property was read, engines know the object's shape, and with it the prototype. */
const markNotPlain = (cxt: KeywordCxt): void =>
  markIf(cxt, _`${helper(cxt.gen, 'mayNotBePlain')}(${cxt.data}, ${cxt.data}.toJSON)`);

/** The keyword in whose name an error is reported, where another finds it. */
function as({ it }: KeywordCxt, keyword: 'required' | 'jsonObject'): KeywordCxt {
  const { definition } = it.self.RULES.all[keyword] as { definition: AddedKeywordDefinition };
  return new KeywordCxt(it, definition, keyword);
}

function markIf(cxt: KeywordCxt, condition: Code): void {
  cxt.gen.if(condition, () => as(cxt, 'jsonObject').error());
}

function fail(cxt: KeywordCxt, params: Record<string, Code>): void {
  cxt.setParams(params, true);
  cxt.error();
}
