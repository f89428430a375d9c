import { plural } from '../../base/phrases.js';
import type { Command } from '../command.js';
import { CliError } from '../io/cli-error.js';
import { startProgress } from '../io/progress.js';
import { declareFormats, openReport } from '../io/report.js';
import { shownFile } from '../io/shown.js';
import { scanFile } from './scan-file.js';
import { scopeOf } from './scope.js';
import { findSources } from './sources.js';
import { startTally } from './tally.js';
import { packageVocabulary } from './vocabulary.js';

export const command: Command = {
  declare: (parser) =>
    declareFormats(
      parser
        .argument('[dirs...]')
        .option('--service <id>')
        .option('--granted <capabilities>', '', (list: string, before: string[] = []) => [
          ...before,
          ...list.split(','),
        ])
        .option('--used'),
    ),
  run: async (io, dirs, options) => {
    if (dirs.length === 0) throw new CliError('name the folders to scan, such as src');
    const vocabulary = packageVocabulary();
    const scope = scopeOf(options, vocabulary, io);
    const progress = startProgress(io);
    const sources = findSources(dirs, (count) => progress.update(() => `${count} ${plural(count, 'file')} found`));
    if (sources.length === 0) {
      progress.clear();
      throw new CliError(`found no TypeScript or JavaScript in ${dirs.map(shownFile).join(', ')}`);
    }
    // Of thousands of files, those without a finding are not worth a line each.
    const report = openReport('scan', io, { ...options, quiet: true });
    const tally = startTally();
    for (const [i, source] of sources.entries()) {
      await io.drained();
      progress.update(() => `${i} of ${sources.length} ${plural(sources.length, 'file')}`);
      const { record, text, failure } = scanFile(source, vocabulary, scope);
      if (record.errors.length > 0) progress.clear();
      report.add(record, text);
      if (failure !== undefined) io.err(failure);
      tally.add(record);
    }
    progress.clear();
    const code = report.close();
    if (options.used === true && options.format === 'text' && !options.json) io.out(tally.uses());
    io.flush();
    if (options.quiet !== true) io.err(tally.summary());
    return code;
  },
};
