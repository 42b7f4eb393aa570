/** A failed build, with the bundler's output. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
}
