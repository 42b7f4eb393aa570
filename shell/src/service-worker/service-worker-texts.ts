/** Texts of the service worker. It has no catalogue, because it must start quickly when a push arrives. */
export const texts = {
  'push.product': 'Careloom',
  'push.unreadable': 'You have a new notification.',
  'offline.title': 'No connection',
  'offline.text': 'Careloom can’t be reached, and this device has not kept it yet. Nothing that waits to be sent is lost.',
  'offline.again': 'Try again',
} as const;
