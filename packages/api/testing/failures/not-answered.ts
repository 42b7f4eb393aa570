/** The reason for the calls below: reading, refreshing or voiding a bill requires no codes and no contact. */
const READS = 'the row names what can go wrong with Xero as a whole; nothing of it is looked at by this call';
const calls = ['A-144', 'A-145', 'A-147', 'A-148'];
const texts = ['Line-items configuration not set.', 'Contact id not found.'];

/**
 * Failures that rows name and that their calls never answer, each with the reason. These rows are marked `seed` and do not change, so the
 * exceptions are listed here. A test asserts that each belongs to a row: the list can only get shorter.
 */
export const NOT_ANSWERED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(calls.flatMap((id) => texts.map((text) => [`${id} ${text}`, READS]))),
  'A-119 Account disconnected. Go to Masters > Xero Config and reconnect.':
    'a payment is recorded here, and Xero is not asked (Q-035): a link that ended keeps nobody from recording it',
};
