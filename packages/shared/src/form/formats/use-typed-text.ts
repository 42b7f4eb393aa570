import { useState } from 'react';

export interface TypedTextOptions {
  /** The form's value. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Converts typed text to a value; invalid text is returned as it is, so that the schema can report the error. */
  read: (text: string) => string;
  /** Formats the value for editing. */
  show: (value: string) => string;
}

/** State of a control whose text differs from its value: while typing, the text stays as typed; on blur it is formatted. */
export function useTypedText({ value, onChange, onBlur, read, show }: TypedTextOptions) {
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
