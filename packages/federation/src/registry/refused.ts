/** A change of the registry that would break the page, or that cannot be done: a sentence for the person who asked. */
export class RegistryRefused extends Error {
  override readonly name = 'RegistryRefused';
}
