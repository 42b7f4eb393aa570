/** How many writes of a user wait on this device to be sent, as the queue has noted; 0 where the storage is forbidden. */
export function waitingCount(userId: number): number {
  try {
    return Number.parseInt(localStorage.getItem(`careloom.writes.${userId}`) ?? '0', 10);
  } catch (refused) {
    console.warn('The number of waiting writes could not be read.', refused);
    return 0;
  }
}
