import { useState } from 'react';

export interface DraftOptions {
  /** The form's value. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** What is typed as a value; text that is none comes back as it is, for the schema to name what is wrong. */
  read: (text: string) => string;
  /** The value as it is typed. */
  show: (value: string) => string;
}

/** A control in which text is typed that differs from the value: while it is typed it stands as typed, once left it is put in form. */
export function useDraft({ value, onChange, onBlur, read, show }: DraftOptions) {
  const [draft, setDraft] = useState<string | null>(null);
  return {
    value: draft ?? show(value),
    type: (text: string) => {
      setDraft(text);
      onChange(read(text));
    },
    leave: () => {
      setDraft(null);
      onBlur();
    },
  };
}
