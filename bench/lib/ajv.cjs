// ajv as most projects set it up: ajv-formats, and of our own the two formats that it lacks.

const Ajv2020 = require('ajv/dist/2020').default;
const addFormats = require('ajv-formats').default;
const unsignedFormats = require('./unsigned-formats.cjs');

/** An ajv that knows the schemas and has compiled none. `strict` is off because it knows no `x-contract`. */
function ajvOf(schemas, options) {
  const ajv = new Ajv2020({ strict: false, ...options });
  addFormats(ajv);
  for (const [name, format] of Object.entries(unsignedFormats)) ajv.addFormat(name, format);
  for (const schema of schemas) ajv.addSchema(schema);
  return ajv;
}

exports.ajvOf = ajvOf;
