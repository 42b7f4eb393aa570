/** A build that failed: what the bundler said. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
}
