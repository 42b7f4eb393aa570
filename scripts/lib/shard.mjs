/** `--shard=2/3`: the second third of the test files of each step, for several machines. Checks of the whole tree belong to the first. */
import process from 'node:process';

const text = process.argv.find((argument) => argument.startsWith('--shard='))?.slice('--shard='.length);

function parse(/** @type {string} */ given) {
  const [, index = '', count = ''] = /^(\d+)\/(\d+)$/.exec(given) ?? [];
  const shard = { text: given, index: Number(index), count: Number(count) };
  if (shard.index < 1 || shard.index > shard.count) throw new Error(`--shard is a part of how many, as in --shard=1/3, and not ${given}.`);
  return shard;
}

/** The shard of this run; null if it runs everything. */
export const SHARD = text === undefined ? null : parse(text);

export const IS_FIRST_SHARD = !SHARD || SHARD.index === 1;

/** Whether a file belongs to this run's shard, by its index in a sorted list. @param {unknown} _file @param {number} at */
export const ofShard = (_file, at) => !SHARD || at % SHARD.count === SHARD.index - 1;
