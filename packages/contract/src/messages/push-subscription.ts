/** Texts about pushes to a device. */
export const pushSubscriptionMessages = {
  'field.push_subscription.endpoint': 'Address of the push service',
  'field.push_subscription.p256dh': 'Public key of the device',
  'field.push_subscription.auth': 'Secret of the device',
  'success.push_on': 'This device gets notifications now.',
  'success.push_off': 'This device gets no notifications any more.',
  'rule.push_subscription.endpoint': 'Pushes can only be sent to a push service on the internet.',
  'rule.push_subscription.key': 'This is not a key of a push subscription.',
} as const;
