const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const containing = (text: string) => new RegExp(literally(text));
export const startingWith = (text: string) => new RegExp(`^${literally(text)}`);
