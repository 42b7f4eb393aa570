import { rspack, type Configuration, type StatsCompilation } from '@rspack/core';
import { BuildFailed } from './build-failed';

/** Runs one configuration to its end. @throws BuildFailed */
export function runRspack(config: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(new BuildFailed(error.message));
        if (!stats) return reject(new BuildFailed(`${config.name} ended without a word.`));
        if (stats.hasErrors())
          return reject(new BuildFailed(stats.toString({ all: false, errors: true, errorDetails: true, colors: false })));
        resolve(stats.toJson({ all: false, assets: true, timings: true, warnings: true }));
      });
    });
  });
}
