// Every format that the contracts use, in the form in which ajv's precompiled code requires them.
const { fullFormats } = require('ajv-formats/dist/formats');

module.exports = { ...fullFormats, ...require('./unsigned-formats.cjs') };
