/** A choice that is kept in this browser. */
export interface StoredChoice<Choice extends string> {
  get: () => Choice;
  set: (choice: Choice) => void;
}

/**
 * The user's choice from `choices`. Storage may be denied (private windows, policies); the choice then lasts as long as the page.
 * @param otherwise default before a choice, and for an invalid stored value
 */
export function storedChoice<Choice extends string>(key: string, choices: readonly Choice[], otherwise: Choice): StoredChoice<Choice> {
  let unstored = otherwise;
  return {
    get: () => {
      try {
        const stored = localStorage.getItem(key);
        return choices.find((one) => one === stored) ?? otherwise;
      } catch {
        return unstored;
      }
    },
    set: (choice) => {
      unstored = choice;
      try {
        localStorage.setItem(key, choice);
      } catch (refused) {
        console.warn(`${key} can not be kept in this browser.`, refused);
      }
    },
  };
}
