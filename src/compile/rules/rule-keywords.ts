import { _, type KeywordCxt, Name, stringify } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { not } from 'ajv/dist/compile/codegen/index.js';
import { isUniqueBy } from '../../rules/find-repeated.js';
import { hasMoreBytes } from '../../rules/has-more-bytes.js';

/** Teaches ajv the keywords that `prepareRules` writes, and those of the vocabulary. */
export function addRuleKeywords(ajv: Ajv2020): void {
  ajv.addKeyword({
    keyword: 'rule',
    schemaType: 'object',
    trackErrors: true,
    // Whatever in `must` a value breaks, it is one error: that of the rule.
    code(cxt) {
      const broken = cxt.gen.let('broken', false);
      const applyMust = () => cxt.gen.assign(broken, not(validate(cxt, 'must')));
      if (cxt.schema.when === undefined) applyMust();
      else cxt.gen.if(validate(cxt, 'when'), applyMust);
      cxt.reset();
      cxt.fail(broken);
    },
    error: {
      message: '',
      params: ({ schema: { id, code, message, uniqueBy } }) => _`${stringify([id, code, message, uniqueBy])}`,
    },
  });
  ajv.addKeyword({
    keyword: 'x-uniqueBy',
    type: 'array',
    schemaType: 'string',
    code: (cxt) => cxt.fail(_`!${helper(cxt, isUniqueBy)}(${cxt.data}, ${stringify(cxt.schema)})`),
  });
  ajv.addKeyword({
    keyword: 'x-maxBytes',
    schemaType: 'number',
    code: (cxt) => cxt.fail(_`${helper(cxt, hasMoreBytes)}(${cxt.data}, ${cxt.schema})`),
  });
}

/** Code that evaluates a part of a rule and reports nothing; gives the name of the outcome. */
function validate(cxt: KeywordCxt, schemaProp: 'when' | 'must'): Name {
  const valid = cxt.gen.name('valid');
  cxt.subschema({ keyword: 'rule', schemaProp, compositeRule: true, createErrors: false, allErrors: true }, valid);
  return valid;
}

/** A function of the runtime as the code calls it: by its own name, which the module of the rules imports. */
const helper = ({ gen }: KeywordCxt, ref: (value: never, limit: never) => boolean): Name =>
  gen.scopeValue('func', { ref, code: _`${new Name(ref.name)}` });
