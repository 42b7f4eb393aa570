/** For `addInitScript`: the browser stores nothing of a form, as if its storage were full. Stored values stay. */
export const refuseStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};
