/** A registry change that is impossible or would break the page. The message is for the person who asked for it. */
export class RegistryRefused extends Error {
  override readonly name = 'RegistryRefused';
}
