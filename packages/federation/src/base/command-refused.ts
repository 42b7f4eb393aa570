/** A command that was asked for something it cannot do: a sentence for the person at the terminal. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}
