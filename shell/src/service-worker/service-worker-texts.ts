/** Texts of the service worker, which has no catalogue: it must start in the time of a push. */
export const texts = { 'push.product': 'Careloom', 'push.unreadable': 'You have a new notification.' } as const;
