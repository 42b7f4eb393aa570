/** Build options from the environment. `rspack build` has no other channel that all of its plugins can read. */
export interface BuildOptions {
  development: boolean;
  /** Only with the dev server: a built development shell has no refresh runtime. */
  hotReload: boolean;
  /** A production build that is repeated at each save, for one developer: the released code, but not compressed. */
  watching: boolean;
  /** All remotes in the shell's bundle, without federation: the baseline of the benchmark. */
  monolith: boolean;
  output: string | undefined;
}

/** The `env` argument of a configuration file. */
export interface BuildEnv {
  RSPACK_SERVE?: boolean;
  RSPACK_WATCH?: boolean;
}

export const readOptions = (mode: string | undefined, asked: BuildEnv, env: NodeJS.ProcessEnv = process.env): BuildOptions => ({
  development: mode === 'development',
  hotReload: mode === 'development' && Boolean(asked.RSPACK_SERVE),
  watching: Boolean(asked.RSPACK_WATCH),
  monolith: env.MONOLITH === '1',
  output: env.CARELOOM_OUT,
});
