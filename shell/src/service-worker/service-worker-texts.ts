/** Texts of the service worker, which has no catalogue: it must start in the time of a push. */
export const texts = {
  'push.product': 'Careloom',
  'push.unreadable': 'You have a new notification.',
  'offline.title': 'No connection',
  'offline.text': 'Careloom can’t be reached, and this device has not kept it yet. Nothing that waits to be sent is lost.',
  'offline.again': 'Try again',
} as const;
