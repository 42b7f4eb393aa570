/** For `addInitScript`: the browser stores nothing of a form's, as where its storage is full. What is stored already stays. */
export const refuseStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};
