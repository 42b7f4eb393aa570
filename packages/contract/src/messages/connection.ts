/** What the page itself says where the server said nothing that it could read. */
export const connectionMessages = {
  'error.no_answer': 'The server did not answer. Check your connection and try again.',
  'error.part_not_fetched': 'This could not be fetched. Please try again.',
  'offline.part': 'You are offline. This opens by itself once you are connected again.',
  'offline.waiting': 'You are offline. This comes by itself once you are connected again.',
  'error.unreadable': 'The answer of the server could not be read. Please try again.',
} as const;
