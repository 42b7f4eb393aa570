/** What a build is told by its environment. `rspack build` has no other channel that all of its plugins see. */
export interface BuildOptions {
  development: boolean;
  /** Only under the dev server: a built development shell has no refresh runtime. */
  hotReload: boolean;
  /** All remotes inside the shell's bundle, without federation: what the bench compares with. */
  monolith: boolean;
  output: string | undefined;
}

export const readOptions = (mode: string | undefined, serving: boolean, env: NodeJS.ProcessEnv = process.env): BuildOptions => ({
  development: mode === 'development',
  hotReload: mode === 'development' && serving,
  monolith: env.MONOLITH === '1',
  output: env.CARELOOM_OUT,
});
