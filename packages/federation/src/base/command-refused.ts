/** A command was asked for something it cannot do. The message is shown in the terminal. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}
