// The formats that ajv-formats lacks, as ajv takes them.
const unsigned = (beyond) => ({
  type: 'number',
  validate: (value) => Number.isInteger(value) && value >= 0 && value < beyond,
});

exports.uint32 = unsigned(2 ** 32);
exports.uint64 = unsigned(2 ** 64);
