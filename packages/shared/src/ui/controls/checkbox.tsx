import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';

export interface CheckboxProps extends ComponentProps<'input'> {
  label: ReactNode;
  /** Indeterminate: some but not all of a group are ticked. */
  some?: boolean;
}

export function Checkbox({ label, some = false, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <label className="cl-choice">
      <input ref={box} {...rest} type="checkbox" className="cl-check" />
      <span>{label}</span>
    </label>
  );
}
