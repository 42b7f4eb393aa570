/** What the page itself says where the server said nothing that it could read. */
export const connectionMessages = {
  'error.no_answer': 'The server did not answer. Check your connection and try again.',
  'error.unreadable': 'The answer of the server could not be read. Please try again.',
} as const;
