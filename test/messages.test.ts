import { type ContractName, formatErrors, validate } from 'openvibe-contracts';
import { expect, test } from 'vitest';
import { readTree } from '../src/source/tree.js';
import { root } from './lib/root.js';

/** The messages that every rejected or rule-violating fixture gets, contract by contract. Read each change of this file as a user would read the message. */
test('the messages of all rejected and rule-violating fixtures are the reviewed ones', async () => {
  const { contracts } = readTree(root);
  const pages = contracts.map(({ name, fixtures }) => {
    const cases = [...fixtures.rejected, ...fixtures.ruleViolations].map((fixture) => {
      const text = formatErrors(validate(name as ContractName, fixture.value, { rules: true }));
      expect(text).not.toBe('');
      return `${fixture.name}\n${text.replace(/^/gm, '    ')}`;
    });
    return `# ${name}\n\n${cases.join('\n')}\n`;
  });
  expect(pages.length).toBeGreaterThanOrEqual(60);
  await expect(pages.join('\n')).toMatchFileSnapshot('data/messages.txt');
});
