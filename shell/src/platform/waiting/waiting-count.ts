/** The number of a user's writes that wait on this device to be sent, as stored by the queue; 0 if the storage is not accessible. */
export function waitingCount(userId: number): number {
  try {
    return Number.parseInt(localStorage.getItem(`careloom.writes.${userId}`) ?? '0', 10);
  } catch (refused) {
    console.warn('The number of waiting writes could not be read.', refused);
    return 0;
  }
}
