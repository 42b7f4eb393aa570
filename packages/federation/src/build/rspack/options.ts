/** What a build is told by its environment. `rspack build` has no other channel that all of its plugins see. */
export interface BuildOptions {
  development: boolean;
  /** Only under the dev server: a built development shell has no refresh runtime. */
  hotReload: boolean;
  /** A production build that is made anew on each save, for one person: it is what others would get, but not made small for the way. */
  watching: boolean;
  /** All remotes inside the shell's bundle, without federation: what the bench compares with. */
  monolith: boolean;
  output: string | undefined;
}

/** What a configuration file is called with. */
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
