/** Runs a test file as jest does, and notes which files it ran, so that `npm test -- --affected` knows what it depends on. */
const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { default: Runtime } = require('jest-runtime');

/** A folder, in which each test file leaves the paths of its files. Where none is named, nothing is noted. */
const NOTES = process.env.MODULE_NOTES;

const IN_LIBRARIES = `${path.sep}node_modules${path.sep}`;

module.exports = class NotingRuntime extends Runtime {
  #files;
  #nameOf;
  #test;

  constructor(config, environment, resolver, transformer, cache, coverage, test, globalConfig) {
    const files = new Set();
    // Each file goes through one of these before it runs, also where what it is transformed to is cached.
    for (const name of ['transform', 'transformAsync', 'transformJson']) {
      const original = transformer[name].bind(transformer);
      transformer[name] = (file, ...rest) => {
        files.add(file);
        return original(file, ...rest);
      };
    }
    super(config, environment, resolver, transformer, cache, coverage, test, globalConfig);
    this.#files = files;
    this.#nameOf = (file) => path.relative(config.rootDir, file);
    this.#test = this.#nameOf(test);
  }

  teardown() {
    super.teardown();
    if (!NOTES) return;
    mkdirSync(NOTES, { recursive: true });
    const own = [...this.#files].filter((file) => !file.includes(IN_LIBRARIES)).map(this.#nameOf);
    writeFileSync(path.join(NOTES, encodeURIComponent(this.#test)), own.sort().join('\n'));
  }
};
